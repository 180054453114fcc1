import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import type axe from "axe-core";
import { expect } from "chai";
import type { BrowserContextOptions, Locator, Page, Request } from "playwright-core";
import { takeKeptTab, takeTab } from "./shared-browser.ts";

declare global {
  interface Window {
    /** Injected into a page by {@link expectAccessible}. */
    axe: typeof axe;
  }
}

/** A page that records its errors. */
export interface WatchedPage {
  readonly page: Page;
  /** Script errors, blocked content, failed requests, and requests to anything but the server. */
  readonly faults: readonly string[];
  /** Goes on to another address of the server, and waits until that has come up. */
  readonly goTo: (url: string) => Promise<void>;
}

/** Opens a page in a tab where nothing of another test is left, and watches it. */
export async function openPage(
  url: string,
  options: BrowserContextOptions = {},
  take = takeKeptTab,
): Promise<WatchedPage> {
  const page = await take({ reducedMotion: "reduce", ...options });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(message.text());
  });
  const asked = new Set<Request>();
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin) faults.push(`asks ${request.url()}`);
    if (!isHeld(request)) asked.add(request);
  });
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => asked.delete(request));
  const goTo = async (address: string) => {
    await page.goto(address);
    await page.locator("main h1").waitFor();
    // The server may have drawn it: it answers to a click once the program has taken it over.
    await page.waitForFunction(isTakenOver);
    for (let quiet = 0; quiet < 5; quiet = asked.size === 0 ? quiet + 1 : 0) await pause(20);
  };
  await goTo(url);
  return { page, faults, goTo };
}

/** The page requests events, and moves of the market, as long as it is open. */
function isHeld(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url());
  return (
    request.resourceType() === "eventsource" ||
    (pathname === "/rest/v1/market-prices" && searchParams.has("wait"))
  );
}

/** The same in a browser that was never here and has no file of the pages yet. */
export function openFirstPage(url: string): Promise<WatchedPage> {
  return openPage(url, {}, takeTab);
}

/** In the page: whether React knows the heading as its own. Few pages are without any program. */
export function isTakenOver(): boolean {
  const heading = document.querySelector("#app main h1");
  return heading === null || Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
}

/** What axe is asked for: all of it, or only what a colour or the place in a window can change. */
type Rules = "all" | "of appearance";

/** The rest is asked of the document alone, which is the same in both themes. */
const rulesOfAppearance = [
  "color-contrast",
  "link-in-text-block",
  "scrollable-region-focusable",
  "target-size",
];

let axeSource: string | undefined;

/** The short form, as every new page reads it anew. */
function readAxe(): string {
  axeSource ??= readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  return axeSource;
}

/**
 * Fails with what axe finds on the page, at any severity. Waits until nothing moves any more: a
 * colour that is still fading in has another contrast.
 */
export async function expectAccessible(page: Page, rules: Rules = "all"): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(readAxe());
  await standStill(page);
  const found = await page.evaluate(
    async (only) => {
      const options = { resultTypes: ["violations" as const], ...(only && { runOnly: only }) };
      const { violations } = await window.axe.run(document, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    rules === "all" ? undefined : rulesOfAppearance,
  );
  expect(found).to.deep.equal([]);
}

/**
 * Waits until nothing moves on the page any more that ever ends, and the console has taken on the
 * theme that the window asks for: its scripts do so some moments later.
 */
async function standStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!location.pathname.startsWith("/admin")) return true;
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    return getComputedStyle(document.body).colorScheme === (isDark ? "dark" : "light");
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const ending = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
      if (ending.length > 0) quiet = 0;
      await Promise.allSettled(ending.map((animation) => animation.finished));
    }
  });
}

/** Fails with what axe finds on the page in light or dark mode; leaves it in light mode. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, "of appearance");
}

/** Waits until nothing on the page matches, and fails when something stays. */
export async function expectGone(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: "detached" });
}

/** Fails when a page is wider than its window, once nothing moves on it any more. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await standStill(page);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).to.equal(0);
}

/** Where the layout of pages changes, in pixels of width. */
const layoutEdges = [568, 768, 992];

/**
 * Fails when the page is wider than one of these windows, or axe finds something in it. Phones of
 * one layout take turns in light and dark; a wide window is checked in both. What depends neither on
 * colours nor on places is asked once in each layout.
 */
export async function expectGoodInEveryWindow(
  page: Page,
  widths: readonly number[] = usualWidths,
): Promise<void> {
  const seen = new Set<number>();
  for (const [place, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    const layout = layoutEdges.filter((edge) => edge <= width).length;
    // To change the theme draws the page anew: a wide window begins with the one before it.
    const themes = place % 2 === 0 ? (["dark", "light"] as const) : (["light", "dark"] as const);
    for (const colorScheme of width < 992 ? themes.slice(1) : themes) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, seen.has(layout) ? "of appearance" : "all");
      seen.add(layout);
    }
  }
}

/**
 * The same for a page that was found good in the other direction: its structure and the colours of
 * its themes are the same there. It fits each window, and axe finds nothing that depends on places.
 */
export async function expectGoodMirrored(
  page: Page,
  widths: readonly number[] = usualWidths,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "of appearance");
  }
}

const usualWidths = [320, 390, 1280];

/**
 * Fails when a page in the pseudo-locale, whose letters are all accented, shows or announces plain
 * ones: a text that no translator would ever see. Data is in `bdi` or is being typed, and is left
 * out.
 */
export async function expectTranslated(page: Page): Promise<void> {
  const plain = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isData = node.parentElement?.closest("bdi, textarea, script, noscript") !== null;
      if (!isData) texts.push(node.textContent ?? "");
    }
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        texts.push(element.getAttribute(name) ?? "");
      }
    }
    return texts.filter((text) => /[a-z]{2,}/i.test(text));
  });
  expect(plain).to.deep.equal([]);
}
