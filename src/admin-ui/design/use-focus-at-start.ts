import { useCallback, type RefCallback } from "react";

/**
 * Focuses a field as soon as it is in the page, so that nothing typed is lost. A dialog puts its
 * contents there later than the component that opens it.
 */
export function useFocusAtStart<Field extends HTMLElement>(): RefCallback<Field> {
  return useCallback((field) => field?.focus(), []);
}

/** Without those that a library only measures with. */
const fields = ["input", "textarea", '[role="combobox"]']
  .map((each) => `${each}:not([aria-hidden="true"])`)
  .join();

/** Focuses the first field of a form as soon as it is in the page. */
export function useFocusOfFirstField(): RefCallback<HTMLElement> {
  return useCallback((form) => form?.querySelector<HTMLElement>(fields)?.focus(), []);
}
