import { useCallback, type RefCallback } from "react";

/**
 * Focuses a field as soon as it is in the page, so that nothing typed is lost. A dialog puts its
 * contents there later than the component that opens it.
 */
export function useFocusAtStart<Field extends HTMLElement>(): RefCallback<Field> {
  return useCallback((field) => field?.focus(), []);
}
