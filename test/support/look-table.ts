import { expect } from "chai";
import type { BrowserContextOptions, Page } from "playwright-core";
import {
  expectGoodInEveryWindow,
  expectGoodMirrored,
  expectNoSidewaysScroll,
  expectTranslated,
  openPage,
  type WatchedPage,
} from "./browser.ts";
import { cookiesOf } from "./demo-market.ts";
import { expectFocusInSight } from "./focus-cover.ts";
import { closePage } from "./shared-browser.ts";
import type { Visitor } from "./visitor.ts";

/** A page in one of its states. */
export interface Look<World> {
  readonly name: string;
  readonly path: string | ((world: World) => string);
  /** Who looks; nobody who is signed in, unless it is said. */
  readonly reader?: (world: World) => Visitor;
  /** Lead from the page to the states that are looked at, in any language; without any, to itself. */
  readonly steps?: readonly ((page: Page, world: World) => Promise<unknown>)[];
  /** The window in which it is arranged, where a wide one is not meant. */
  readonly width?: number;
  readonly widths?: readonly number[];
  /** Windows that it fits, without a look of axe. */
  readonly narrow?: readonly number[];
  /** Is for ourselves alone: its words are in no catalogue. */
  readonly isUntranslated?: true;
  /** A fault that belongs to the state. */
  readonly expected?: RegExp;
}

/** The page without doing anything on it. */
export const asItIs = () => Promise.resolve();

/** The server whose pages are looked at. */
interface Place {
  readonly url: string;
}

/** One tab for each reader: to open another costs more than to look. */
class Looker {
  readonly #place: Place;
  readonly #tabs = new Map<Visitor | undefined, WatchedPage>();

  constructor(place: Place) {
    this.#place = place;
  }

  /** Opens a page there, and fails unless its state is good in every window, in both directions. */
  async look<World extends Place>(look: Look<World>, world: World, prefix: string): Promise<void> {
    const path = typeof look.path === "string" ? look.path : look.path(world);
    const tab = await this.#tabOf(look.reader?.(world));
    const { page } = tab;
    const before = tab.faults.length;
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: look.width ?? 1280, height: 844 });
    await tab.goTo(this.#place.url + prefix + path);
    for (const step of look.steps ?? [asItIs]) {
      await step(page, world);
      for (const width of look.narrow ?? []) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll(page);
      }
      if (prefix === "") {
        await expectGoodInEveryWindow(page, look.widths);
      } else {
        await expectGoodMirrored(page, look.widths);
        if (!look.isUntranslated) await expectTranslated(page);
      }
    }
    const isForPhones = look.widths?.some((width) => width <= 768) ?? true;
    if (prefix === "" && isForPhones) await expectFocusInSight(page);
    const faults = tab.faults.slice(before);
    expect(faults.filter((fault) => look.expected?.test(fault) !== true)).to.deep.equal([]);
    // What comes next begins anew, also where it has the same address but for its fragment.
    await page.goto("about:blank");
  }

  async #tabOf(reader: Visitor | undefined): Promise<WatchedPage> {
    const known = this.#tabs.get(reader);
    if (known) return known;
    const { url } = this.#place;
    const options: BrowserContextOptions = reader
      ? { storageState: { cookies: cookiesOf(reader, url), origins: [] } }
      : {};
    const opened = await openPage(`${url}/practise`, options);
    this.#tabs.set(reader, opened);
    return opened;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#tabs.values()].map(({ page }) => closePage(page)));
  }
}

/**
 * A test for each row in both directions: it is accessible in light and dark, fits every window, has no
 * untranslated text, and breaks no rule.
 */
export function itLooksGood<World extends Place>(
  looks: readonly Look<World>[],
  world: () => World,
): void {
  let looker: Looker;
  before(() => {
    looker = new Looker(world());
  });
  after(() => looker.close());
  for (const look of looks) {
    for (const [direction, prefix] of [
      ["left to right", ""],
      ["right to left", "/ar-XB"],
    ] as const) {
      it(`${look.name}, ${direction}`, () => looker.look(look, world(), prefix));
    }
  }
}
