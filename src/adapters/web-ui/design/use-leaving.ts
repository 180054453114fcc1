import { useEffect, type RefObject } from "react";

/**
 * Calls `leave` when the user presses Escape, or touches or focuses something outside `inside`. A
 * dialog around it stays open.
 */
export function useLeaving(
  inside: RefObject<HTMLElement | null>,
  isOpen: boolean,
  leave: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Dialogs listen at the document as well, to the way back up; the next one is theirs.
      event.stopPropagation();
      document.removeEventListener("keydown", byKey, true);
      leave();
    };
    const byPlace = ({ target }: Event) => {
      if (target instanceof Node && inside.current?.contains(target) === false) leave();
    };
    document.addEventListener("keydown", byKey, true);
    document.addEventListener("pointerdown", byPlace);
    document.addEventListener("focusin", byPlace);
    return () => {
      document.removeEventListener("keydown", byKey, true);
      document.removeEventListener("pointerdown", byPlace);
      document.removeEventListener("focusin", byPlace);
    };
  }, [inside, isOpen, leave]);
}
