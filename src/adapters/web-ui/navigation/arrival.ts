/** Stored in the history state when the address changes without leaving the page. */
export const staysHere = { stays: true };

/**
 * The user's current location, so that focus and scrolling only follow when one page is left for
 * another.
 */
export class Arrivals {
  readonly #window: Window;
  #path: string | undefined;
  #isReturn = false;
  #hadFocus = false;

  constructor(window: Window) {
    this.#window = window;
    window.addEventListener("popstate", () => (this.#isReturn = true));
  }

  /**
   * Says that the page at `path` is shown with this heading. After navigation from another page it
   * gets the focus; the page starts at the top, except on Back, where the browser restores the
   * position. A heading that replaces the one with the focus takes it over.
   */
  arrive(path: string, heading: HTMLElement): void {
    const isMove = this.#path !== undefined && this.#path !== path;
    const isReturn = this.#isReturn;
    const isReplaced = this.#hadFocus;
    this.#path = path;
    this.#isReturn = false;
    this.#hadFocus = false;
    if (!isMove && isReplaced) heading.focus({ preventScroll: true });
    if (!isMove || this.#stays()) return;
    heading.focus({ preventScroll: true });
    if (!isReturn) this.#window.scrollTo(0, 0);
  }

  /** Says that this heading is about to go, perhaps because a loaded page replaces it. */
  leave(heading: HTMLElement): void {
    this.#hadFocus = heading === heading.ownerDocument.activeElement;
  }

  #stays(): boolean {
    const state: unknown = this.#window.history.state;
    return typeof state === "object" && state !== null && "stays" in state;
  }
}
