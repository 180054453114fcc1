/** Put into the history's state by what changes the address under the reader's hands. */
export const staysHere = { stays: true };

/** Where a reader is, so that focus and scroll follow only when a page is left for another. */
export class Arrivals {
  readonly #window: Window;
  #path: string | undefined;
  #isReturn = false;

  constructor(window: Window) {
    this.#window = window;
    window.addEventListener("popstate", () => (this.#isReturn = true));
  }

  /**
   * Says that the page of `path` is shown with this heading. After a move from another page it gets
   * the focus; the page starts at its top, but for a return, where the browser knows the place.
   */
  arrive(path: string, heading: HTMLElement): void {
    const isMove = this.#path !== undefined && this.#path !== path;
    const isReturn = this.#isReturn;
    this.#path = path;
    this.#isReturn = false;
    if (!isMove || this.#stays()) return;
    heading.focus({ preventScroll: true });
    if (!isReturn) this.#window.scrollTo(0, 0);
  }

  #stays(): boolean {
    const state: unknown = this.#window.history.state;
    return typeof state === "object" && state !== null && "stays" in state;
  }
}
