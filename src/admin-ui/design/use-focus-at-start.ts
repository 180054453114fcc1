import { useEffect, useRef, type RefObject } from "react";

/** Focuses a field once, when the user opens the form it belongs to. */
export function useFocusAtStart<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
