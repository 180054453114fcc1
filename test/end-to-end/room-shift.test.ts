import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectGone, openPage } from "../support/browser.ts";
import { cookiesOf, DemoMarket, heading, type StartedTrade } from "../support/demo-market.ts";
import { closePage, takeTab } from "../support/shared-browser.ts";
import type { Visitor } from "../support/visitor.ts";

/** A fifth of what Core Web Vitals call good, for all that moves on a page together. */
const most = 0.02;

/** A part of a page that moved, as browsers report it. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** What is in the page for the test. */
interface Watch {
  readonly shifts: readonly Shift[];
  readonly observer: { takeRecords(): readonly Shift[] };
}

interface Moved {
  readonly value: number;
  /** The beginnings of the texts that moved. */
  readonly what: string;
}

type Wait = (page: Page, who: "buyer" | "seller") => Promise<unknown>;

const text =
  (words: string | RegExp): Wait =>
  (page) =>
    page.locator("main").getByText(words).first().waitFor();
const link =
  (name: string | RegExp): Wait =>
  (page) =>
    page.locator("main").getByRole("link", { name }).first().waitFor();

/** Each page with what it shows last. The seller has been offered the tours before, a buyer never. */
const pages: readonly {
  readonly path: string;
  readonly last: readonly Wait[];
  readonly hasTour?: boolean;
}[] = [
  {
    path: "/",
    last: [(page) => page.getByRole("link", { name: "Go to your overview" }).waitFor()],
  },
  {
    path: "/dashboard",
    last: [
      text("Held in your trades"),
      text(/^Level /),
      (page, who) =>
        (who === "seller" ? link(/^Manage /) : text("Your offers will appear here"))(page, who),
    ],
  },
  {
    path: "/dashboard/trades",
    last: [(page) => page.locator("main h3, main li").first().waitFor()],
  },
  { path: "/wallet", last: [link("Check that we owe you these balances")], hasTour: true },
  { path: "/wallet/send", last: [text(/ available\./), link("Address book")] },
  { path: "/wallet/convert", last: [text(/ available$/)] },
  {
    path: "/dashboard/my-offers",
    last: [
      (page, who) =>
        who === "seller"
          ? page.getByRole("switch").first().waitFor()
          : text("Your offers to sell will appear here")(page, who),
    ],
  },
  {
    path: "/account/settings",
    last: [link(/^(?:Confirm your phone|Use another number)$/)],
  },
  { path: "/account/notifications", last: [] },
  { path: "/buy/bitcoin", last: [link(/^Buy /)], hasTour: true },
  {
    path: "/user/ana_lima",
    last: [(page) => page.getByRole("heading", { name: "Feedback" }).waitFor()],
  },
  { path: "/dashboard/partner", last: [] },
  {
    path: "/buy-crypto-instantly",
    last: [text("Nothing is paid yet."), link("Compare all offers")],
  },
];

describe("a trader's page that opens in a browser for the first time", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  /** Opens it with nothing in the browser's store, and says what moved until all of it was there. */
  async function shiftsAt(
    who: Visitor,
    path: string,
    viewport: { width: number; height: number },
    wait: (page: Page) => Promise<unknown>,
  ) {
    const storageState = { cookies: cookiesOf(who, market.url), origins: [] };
    const { page } = await openPage(
      market.url + path,
      { viewport, storageState },
      async (options) => {
        const tab = await takeTab(options);
        await tab.addInitScript(watchShifts);
        return tab;
      },
    );
    await wait(page);
    await expectGone(page.locator("main :is([aria-busy=true], [data-unknown])"));
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(readShifts);
    await closePage(page);
    return shifts;
  }

  for (const [size, viewport] of [
    ["a phone", { width: 390, height: 844 }],
    ["a desk", { width: 1280, height: 800 }],
  ] as const) {
    describe(`on ${size}`, () => {
      let trade: StartedTrade;
      before(async () => {
        trade = await market.startTrade();
      });

      for (const { path, last, hasTour } of pages) {
        it(`moves next to nothing that was shown, at ${path}`, async () => {
          for (const who of ["buyer", "seller"] as const) {
            const visitor = who === "buyer" ? trade.buyer : market.seller;
            const shifts = await shiftsAt(visitor, path, viewport, async (page) => {
              await page.locator("main h1").waitFor();
              for (const wait of last) await wait(page, who);
              if (hasTour && who === "buyer") await tour(page);
            });
            expectStill(shifts, who);
          }
        });
      }

      it("moves next to nothing that was shown, in a trade room", async () => {
        const shifts = await shiftsAt(trade.buyer, `/trade/${trade.id}`, viewport, async (page) => {
          await heading(page, "Pay 100.00 EUR to ana_lima");
          await page.getByText("Confirm your email address").waitFor();
          await page.getByText("Scan with your bank app").waitFor();
          await tour(page);
        });
        expectStill(shifts, "buyer");
      });
    });
  }
});

function tour(page: Page): Promise<void> {
  return page.getByRole("complementary", { name: "Tour of this page" }).waitFor();
}

function expectStill(shifts: readonly Moved[], who: string): void {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const moved = shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join("\n");
  expect(sum, `${who}:\n${moved}\n`).to.be.at.most(most);
}

/** In the page, before anything of ours: keeps what moves without the user's doing. */
function watchShifts(): void {
  const shifts: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  Object.assign(window, { watch: { shifts, observer } });
}

/** In the page: what moved, with what the frames up to now have moved. */
async function readShifts(): Promise<readonly Moved[]> {
  // Two frames: the first may have begun before the last change.
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );
  const { shifts, observer } = Reflect.get(window, "watch") as Watch;
  return [...shifts, ...observer.takeRecords()].map(({ value, sources }) => ({
    value,
    what: sources.map(({ node }) => (node?.textContent ?? "").slice(0, 40)).join(" | "),
  }));
}
