import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { forgetKeptTabs, keepLater, kept, keptTab } from "./kept-tabs.ts";
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
  // A page of the same reader runs in the process of the one before, which knows the scripts.
  "--renderer-process-limit=1",
];

/** How long a page may take, in ms, on two quiet cores. */
const pageMs = 30_000;

let launched: Promise<Browser> | undefined;

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

/** A page in a browser context of its own: nothing of another test is in it. */
export async function takeTab(options: BrowserContextOptions): Promise<Page> {
  const context = await (await sharedBrowser()).newContext(options);
  context.setDefaultTimeout(patient(pageMs));
  return context.newPage();
}

/** The same, but the tab may be one that an earlier test of the file is done with, and that was emptied. */
export async function takeKeptTab(options: BrowserContextOptions): Promise<Page> {
  const known = await keptTab(options);
  if (known) return known;
  const page = await takeTab(options);
  keepLater(page, options);
  return page;
}

/** Ends the use of a page: with its context, unless another test can have its tab. */
export async function closePage(page: Page): Promise<void> {
  if (!(await kept(page))) await page.context().close();
}

/** The addresses of the open pages and the beginning of what each shows. */
export async function whatPagesShow(): Promise<readonly string[]> {
  if (launched === undefined) return [];
  const pages = (await launched).contexts().flatMap((context) => context.pages());
  const shown = pages.map(async (page) => {
    const body = page.locator("main, body").last();
    const text = await body.innerText({ timeout: 2_000 }).catch(() => "(cannot be read)");
    return `${page.url()}\n${text.slice(0, mostShown)}`;
  });
  return Promise.all(shown);
}

const mostShown = 1_500;

/** Closes what a file left open: a failed test cleans nothing up. */
export async function closeForgottenPages(): Promise<void> {
  if (launched === undefined) return;
  forgetKeptTabs();
  const forgotten = (await launched).contexts();
  await Promise.all(forgotten.map((context) => context.close()));
}

/** Closes the browser, if one was started. */
export async function closeBrowser(): Promise<void> {
  const browser = await launched;
  launched = undefined;
  await browser?.close();
}
