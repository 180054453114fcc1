import { useEffect, useRef, type RefObject } from "react";

/**
 * Gives the focus to the first field of a form, or of what is around its fields, that is wrong, once the server has answered: it may be
 * out of sight.
 */
export function useFocusOfProblem<Place extends HTMLElement = HTMLFormElement>(
  isBusy: boolean,
): RefObject<Place | null> {
  const form = useRef<Place>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
  return form;
}
