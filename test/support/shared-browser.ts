import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { patient } from "./running/time-limits.ts";

/** As root there is no sandbox; the rest keeps the browser off the network. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How long a page may take, in ms, on two quiet cores. */
const pageMs = 30_000;

let launched: Promise<Browser> | undefined;

/** Cleared tabs, by their fixed options: a warm one opens a page in half the time. */
const resting = new Map<string, Page[]>();
const kindOfTab = new WeakMap<Page, string>();
const mostResting = 4;

/** The events that tests listen to. */
const watched = [
  "pageerror",
  "console",
  "dialog",
  "request",
  "requestfinished",
  "requestfailed",
  "response",
] as const;

/**
 * The browser of this process, headless. It ends with the process, or with {@link closeBrowser}.
 */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

/** Most processes of a run never open a page: they skip the loading. */
async function launch(): Promise<Browser> {
  const { chromium } = await import("playwright-core");
  const { findChromium } = await import("./chromium.ts");
  return chromium.launch({ ...(await findChromium()), args: flags, headless: true });
}

/** A tab with no cookies or storage but those of the options, in their window size and colours. */
export async function takeTab(options: BrowserContextOptions): Promise<Page> {
  const { storageState, viewport, colorScheme, reducedMotion, ...rest } = options;
  const kind = JSON.stringify(rest);
  const page = resting.get(kind)?.pop() ?? (await newTab(rest));
  kindOfTab.set(page, kind);
  page.context().setDefaultTimeout(patient(pageMs));
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
  await page.emulateMedia({
    colorScheme: colorScheme ?? "light",
    reducedMotion: reducedMotion ?? "no-preference",
  });
  if (typeof storageState === "object") await page.context().addCookies(storageState.cookies);
  return page;
}

async function newTab(options: BrowserContextOptions): Promise<Page> {
  const browser = await sharedBrowser();
  return (await browser.newContext(options)).newPage();
}

/**
 * Ends the use of a tab, which is then kept with nothing of it left. One whose clock was changed or
 * whose network was cut is closed with its context instead.
 */
export async function closePage(page: Page): Promise<void> {
  const kind = kindOfTab.get(page);
  const tabs = kind === undefined ? [] : (resting.get(kind) ?? []);
  if (kind === undefined || tabs.length >= mostResting) return page.context().close();
  kindOfTab.delete(page);
  for (const event of watched) page.removeAllListeners(event);
  try {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    // Navigating away from the application would end its process, and what is warm in it.
    await page.goto(new URL("/healthz", page.url()).href);
    // Only now, as pages store things when they are left.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.context().clearCookies();
  } catch {
    return page.context().close();
  }
  resting.set(kind, [...tabs, page]);
}

/** Closes what a file left open: a failed test cleans nothing up. */
export async function closeForgottenPages(): Promise<void> {
  if (launched === undefined) return;
  const kept = new Set([...resting.values()].flat().map((page) => page.context()));
  const forgotten = (await launched).contexts().filter((context) => !kept.has(context));
  await Promise.all(forgotten.map((context) => context.close()));
}

/** Ends the browser, if one was started. */
export async function closeBrowser(): Promise<void> {
  const browser = await launched;
  launched = undefined;
  resting.clear();
  await browser?.close();
}
