import { useEffect, useState } from "react";

/** A click on a link that awaits the user's confirmation. */
interface LeaveQuestion {
  readonly isAsked: boolean;
  readonly stay: () => void;
  /** Follows the link after all. */
  readonly leave: () => void;
}

/**
 * Stops a user who would lose changes: the browser asks before the page is closed or reloaded, and
 * a click on a link to another page awaits confirmation. The browser's Back button is not blocked:
 * the draft is restored when the user returns.
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
    // A link in a menu is gone once the menu has closed.
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
