import { useEffect, useRef, type RefObject } from "react";

/** The field that somebody asked for by opening what it stands in: the focus goes there once. */
export function useFocusAtStart<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
