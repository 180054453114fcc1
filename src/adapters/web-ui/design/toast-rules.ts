/** How long a toast stays (specification, section 9), unless the user holds it. */
export const toastStaysMs = 5_000;

/** Dragged by this part of its width, a toast is dismissed; less, and it goes back. */
const dismissedAt = 0.8;

/** Whether a toast leaves that was dragged so far, to either side. */
export function isDraggedAway(dragged: number, width: number): boolean {
  return width > 0 && Math.abs(dragged) >= dismissedAt * width;
}
