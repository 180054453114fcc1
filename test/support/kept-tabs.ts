import type { BrowserContextOptions, Page } from "playwright-core";

/**
 * Tabs that earlier tests are done with, emptied, by the options of their contexts. A tab in a new
 * context starts a process, loads every file of the page again and compiles it: that is almost half
 * of what it costs to open a page.
 */
const idle = new Map<string, Page[]>();
const mostIdle = 3;

/** The options of tabs that may serve another test, without what was stored in them. */
const recyclable = new WeakMap<Page, BrowserContextOptions>();

/** Both servers refuse it without a page: no script of theirs runs in a tab that nobody uses. */
export const nowhere = "/avatars/nothing.webp";

const listenedTo = [
  "console",
  "dialog",
  "filechooser",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
  "websocket",
] as const;

/** An emptied tab with these options and these cookies, if there is one. */
export async function keptTab({
  storageState,
  ...options
}: BrowserContextOptions): Promise<Page | undefined> {
  const page = idle.get(JSON.stringify(options))?.pop();
  if (page && typeof storageState === "object") {
    await page.context().addCookies(storageState.cookies);
  }
  return page;
}

/** Lets a tab serve other tests later, unless something is added to it that stays until its end. */
export function keepLater(page: Page, { storageState, ...options }: BrowserContextOptions): void {
  if (typeof storageState === "string" || (storageState?.origins.length ?? 0) > 0) return;
  recyclable.set(page, options);
  spoiledBy(page, page, ["addInitScript", "exposeBinding", "exposeFunction"]);
  spoiledBy(page, page, ["setExtraHTTPHeaders", "setDefaultTimeout"]);
  spoiledBy(page, page.clock, ["install", "pauseAt", "setFixedTime", "setSystemTime"]);
  spoiledBy(page, page.context(), ["addInitScript", "newCDPSession", "newPage", "route"]);
  spoiledBy(page, page.context(), ["grantPermissions", "setOffline"]);
}

/** A call of one of these methods makes the tab one that is closed after its test. */
function spoiledBy<Owner extends object>(page: Page, owner: Owner, names: (keyof Owner)[]): void {
  for (const name of names) {
    const method = owner[name];
    if (typeof method !== "function") throw new Error(`There is no ${String(name)}`);
    const noted = (...given: unknown[]): unknown => {
      recyclable.delete(page);
      return Reflect.apply(method, owner, given);
    };
    Object.assign(owner, { [name]: noted });
  }
}

/** Empties a tab for the next test; false where it has to be closed. */
export async function kept(page: Page): Promise<boolean> {
  const options = recyclable.get(page);
  if (!options || page.isClosed()) return false;
  const key = JSON.stringify(options);
  const others = idle.get(key) ?? [];
  if (others.length >= mostIdle || page.context().pages().length > 1) return false;
  try {
    await empty(page, options);
  } catch {
    return false;
  }
  idle.set(key, [...others, page]);
  return true;
}

/** No tab outlives its file: the next one has another address. */
export function forgetKeptTabs(): void {
  idle.clear();
}

/**
 * Leaves nothing of a test behind: no listener, route, cookie, stored value or service worker, and
 * the window and media with which the tab began.
 */
async function empty(page: Page, options: BrowserContextOptions): Promise<void> {
  for (const event of listenedTo) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto(new URL(nowhere, page.url()).href);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    const databases = await indexedDB.databases();
    for (const { name } of databases) if (name !== undefined) indexedDB.deleteDatabase(name);
  });
  await page.context().clearCookies();
  await page.setViewportSize(options.viewport ?? usualViewport);
  await page.emulateMedia({
    media: null,
    colorScheme: options.colorScheme ?? "light",
    reducedMotion: options.reducedMotion ?? "no-preference",
    forcedColors: options.forcedColors ?? "none",
  });
}

/** What a context has that asks for none. */
const usualViewport = { width: 1280, height: 720 };
