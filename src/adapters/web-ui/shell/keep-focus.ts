/** Frames after which a closed dialog has given the focus back, and a trade's headline has taken it. */
const patience = 3;

/**
 * Moves the focus to the nearest heading when the element that had it is gone, with nothing in its
 * place: otherwise a keyboard would begin again at the top of the page. Returns what ends this.
 */
export function keepFocus(): () => void {
  let around: readonly Element[] = [];
  let aroundInPage: readonly Element[] = [];
  let path = "";
  let frame = 0;
  const note = () => {
    const { activeElement: focused, body } = document;
    if (!focused || focused === body) return;
    around = surroundingsOf(focused);
    if (focused.closest("main")) aroundInPage = around;
    path = window.location.pathname;
  };
  // Pressing beside everything leaves it on purpose; what can have the focus notes it after this.
  const leave = () => {
    around = [];
  };
  const look = (frames: number) => {
    const [last] = around;
    if (!last || document.activeElement !== document.body || isShown(last)) return;
    if (frames > 0) {
      frame = requestAnimationFrame(() => look(frames - 1));
      return;
    }
    const left = [...around, ...aroundInPage].filter(isShown);
    leave();
    // Another page takes the focus by itself.
    if (window.location.pathname === path) focusHeading(left);
  };
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    look(patience);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", note);
  document.addEventListener("pointerdown", leave);
  note();
  return () => {
    changes.disconnect();
    document.removeEventListener("focusin", note);
    document.removeEventListener("pointerdown", leave);
    cancelAnimationFrame(frame);
  };
}

/** The element, and what is around it up to the body. */
function surroundingsOf(element: Element): readonly Element[] {
  const all: Element[] = [];
  for (let each: Element | null = element; each && each !== document.body;) {
    all.push(each);
    each = each.parentElement;
  }
  return all;
}

function isShown(element: Element): boolean {
  return element.isConnected && element.checkVisibility();
}

/** Focuses the first heading in the first of these that has one. */
function focusHeading(places: readonly Element[]): void {
  for (const place of places) {
    const headings = [...place.querySelectorAll<HTMLElement>("h1, h2, h3")];
    const heading = headings.find(isShown);
    if (!heading) continue;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    return heading.focus();
  }
}
