import { useEffect, useState } from "react";

/** A press on a link that waits for the reader's answer. */
interface LeaveQuestion {
  readonly isAsked: boolean;
  readonly stay: () => void;
  /** Follows the link after all. */
  readonly leave: () => void;
}

/**
 * Holds a reader who would lose changes: the browser asks before the page is closed or loaded
 * anew, and a press on a link to another page waits for an answer. The browser's way back is not
 * held: what was typed is there again when the reader returns.
 */
export function useLeaveQuestion(hasChanges: boolean): LeaveQuestion {
  const [held, setHeld] = useState<HTMLAnchorElement>();
  const [isFree, setIsFree] = useState(false);
  useEffect(() => {
    if (!hasChanges || isFree) return undefined;
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || opensBeside(event, link) || link.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setHeld(link);
    };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener("click", hold, true);
    window.addEventListener("beforeunload", ask);
    return () => {
      document.removeEventListener("click", hold, true);
      window.removeEventListener("beforeunload", ask);
    };
  }, [hasChanges, isFree]);
  useEffect(() => {
    if (!isFree || !held) return;
    // A link in a menu is gone when the menu has closed.
    if (held.isConnected) held.click();
    else window.location.assign(held.href);
  }, [isFree, held]);
  return {
    isAsked: held !== undefined && !isFree,
    stay: () => setHeld(undefined),
    leave: () => setIsFree(true),
  };
}

function opensBeside(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return isModified || link.target === "_blank";
}
