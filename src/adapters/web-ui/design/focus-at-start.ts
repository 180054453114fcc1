/** As a ref: focuses what comes in place of the button that was pressed for it. */
export function focusAtStart(field: HTMLElement | null): void {
  field?.focus();
}
