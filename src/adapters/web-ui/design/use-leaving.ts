import { useEffect, type RefObject } from "react";

/** Calls `leave` when the reader presses Escape, or touches or reaches something outside `inside`. */
export function useLeaving(
  inside: RefObject<HTMLElement | null>,
  isOpen: boolean,
  leave: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const byKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") leave();
    };
    const byPlace = ({ target }: Event) => {
      if (target instanceof Node && inside.current?.contains(target) === false) leave();
    };
    document.addEventListener("keydown", byKey);
    document.addEventListener("pointerdown", byPlace);
    document.addEventListener("focusin", byPlace);
    return () => {
      document.removeEventListener("keydown", byKey);
      document.removeEventListener("pointerdown", byPlace);
      document.removeEventListener("focusin", byPlace);
    };
  }, [inside, isOpen, leave]);
}
