import { expect } from "chai";
import { builtPage } from "../support/built-page.ts";

import type { BrowserContextOptions, Page } from "playwright-core";
import { expectGone, isTakenOver } from "../support/browser.ts";
import { withPlainShells } from "../support/plain-shell.ts";
import { closePage, takeTab } from "../support/shared-browser.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";

/** A fifth of what Core Web Vitals call good. */
const most = 0.02;

describe("the first page of a stranger", function () {
  this.timeout(90_000);
  let app: TestApp;
  let drawnPlaces: readonly string[];
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
    drawnPlaces = ["/", "/buy/bitcoin?currencyCode=EUR", await anOffer(app), "/user/ana_lima"];
  });
  after(async () => {
    await app.stop();
  });

  async function openQuietly(path: string, options: BrowserContextOptions) {
    const page = await takeTab(options);
    const said: string[] = [];
    page.on("console", (message) => said.push(`${path}: ${message.text()}`));
    page.on("pageerror", (error) => said.push(`${path}: ${String(error)}`));
    await page.addInitScript(watchShift);
    return { page, said };
  }

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    it(`keeps what it shows in its place, at ${width} px, however late its parts come`, async () => {
      const page = await takeTab({ viewport: { width, height } });
      await page.addInitScript(watchShift);
      await withPlainShells(page);
      const code = await held(page, builtPage("marketplace/marketplace-page.tsx"));
      const offers = await held(page, "**/rest/v1/offers?*");
      await page.goto(`${app.url}/buy/bitcoin?currencyCode=EUR`);
      await page.getByText("Loading …").waitFor();
      await painted(page);
      code();
      await page.getByText("Looking for offers …").waitFor();
      await painted(page);
      offers();
      await page.locator("main li").first().waitFor();
      await painted(page);
      expect(await shiftOf(page)).to.be.below(most);
      await closePage(page);
    });

    it(`keeps what the server drew in its place, without a word of complaint, at ${width} px`, async () => {
      for (const path of drawnPlaces) {
        const { page, said } = await openQuietly(path, { viewport: { width, height } });
        const code = await held(page, "**/assets/*.js");
        await page.goto(app.url + path, { waitUntil: "commit" });
        await page.locator("main h1").waitFor();
        await painted(page);
        const before = await page.locator("main").textContent();
        code();
        await page.waitForFunction(isTakenOver);
        await painted(page);
        expect(await shiftOf(page), path).to.be.below(most);
        expect(await page.locator("main").textContent(), path).to.equal(before);
        expect(said, path).to.deep.equal([]);
        await closePage(page);
      }
    });
  }

  it("is the same in every element whether the server or the browser drew it", async () => {
    for (const path of drawnPlaces) {
      const drawnBy = async (who: "server" | "browser") => {
        const { page, said } = await openQuietly(path, { timezoneId: "Pacific/Auckland" });
        if (who === "browser") await withPlainShells(page);
        await page.goto(app.url + path);
        await page.waitForFunction(isTakenOver);
        await page.locator("main :not([aria-busy=true]) h1").waitFor();
        await expectGone(page.locator("main [aria-busy=true], main [class*=skeleton]"));
        const elements = await page.locator("#app").evaluate(elementsIn);
        expect(said, path).to.deep.equal([]);
        await closePage(page);
        return elements;
      };
      const [server, browser] = [await drawnBy("server"), await drawnBy("browser")];
      expect(server.join("\n"), path).to.equal(browser.join("\n"));
    }
  });

  it("is there without any program: offers that lead to their pages", async () => {
    const page = await takeTab({ javaScriptEnabled: false });
    await page.goto(`${app.url}/buy/bitcoin?currencyCode=EUR`);
    await page
      .locator("main li")
      .filter({ hasText: "ana_lima" })
      .getByRole("link", { name: /^Buy / })
      .click();
    await page.getByRole("heading", { level: 1, name: "Buy BTC from ana_lima" }).waitFor();
    await closePage(page);
  });
});

/** The address of an offer of the demo. */
async function anOffer({ url }: TestApp): Promise<string> {
  const answer = await fetch(`${url}/rest/v1/offers?type=buy&crypto_currency_id=8&currency=EUR`);
  const { data } = (await answer.json()) as {
    data: readonly { idHashed: string; owner: { username: string } }[];
  };
  return `/offer/${data.find(({ owner }) => owner.username === "ana_lima")?.idHashed}`;
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
}

/**
 * In the page: every element with its attributes, and every text. Ids are numbered anew, prices move
 * between two looks, and only markup says by an attribute which option is chosen at first.
 */
function elementsIn(root: Element): readonly string[] {
  const ids = new Map<string, string>();
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let text = "";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Element)) {
      text += node.textContent;
      continue;
    }
    if (text !== "") found.push(text.replaceAll(/\d[\d.,]*/g, "0"));
    text = "";
    const attributes = [...node.attributes].flatMap(({ name, value }) => {
      if (name === "selected") return [];
      const isId = /^(?:id|for|name|aria-(?:describedby|labelledby|controls))$/.test(name);
      if (isId && !ids.has(value)) ids.set(value, `id ${ids.size}`);
      return [`${name}=${isId ? ids.get(value) : value}`];
    });
    found.push(`<${node.tagName} ${attributes.toSorted().join(" ")}>`);
  }
  return found;
}

/** Holds back what is asked for; returns what lets it go. */
async function held(page: Page, what: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Two frames: the first may have begun before the last change. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
}

/** In the page, before anything of ours: sums what moves without the user's doing. */
function watchShift(): void {
  Object.assign(window, { layoutShift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value } = entry as unknown as { value: number };
      (window as unknown as { layoutShift: number }).layoutShift += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}
