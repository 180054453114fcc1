import { setTimeout as pause } from "node:timers/promises";
import type { Page, Route } from "playwright-core";

/** How an answer is lost, after the server did its work. */
export type Loss = "reset" | "unavailable" | "internal";

/** Loses answers to one act of a page, and notes the keys under which it was sent. */
export class LostAnswers {
  readonly keys: (string | undefined)[] = [];
  readonly #losses: Loss[] = [];
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** `path` is a pattern of the addresses to which the act is sent. */
  static async of(page: Page, path: string): Promise<LostAnswers> {
    const lost = new LostAnswers(page);
    await page.route(path, (route) => lost.#answer(route));
    return lost;
  }

  /** Presses until the act was sent once more; its answer is lost. */
  async lose(loss: Loss, press: (page: Page) => Promise<void>): Promise<void> {
    this.#losses.push(loss);
    await this.press(press);
  }

  /** Presses until the act was sent once more. */
  async press(press: (page: Page) => Promise<void>): Promise<void> {
    const sent = this.keys.length;
    // While an answer is on its way a press does nothing.
    while (this.keys.length === sent) {
      await press(this.#page);
      for (let wait = 0; wait < 10 && this.keys.length === sent; wait += 1) await pause(50);
    }
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    if (request.method() === "GET") return route.continue();
    const loss = this.#losses.shift();
    this.keys.push(request.headers()["idempotency-key"]);
    if (loss === undefined) return route.continue();
    await route.fetch();
    if (loss === "reset") return route.abort("connectionreset");
    await route.fulfill({
      status: loss === "unavailable" ? 503 : 500,
      // So long that the page does not try again by itself.
      headers: { "Retry-After": "900" },
      json: { error: { code: loss, message: "" } },
    });
  }
}
