import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { OfferCard } from "../../src/adapters/http/contract/offer/offer-views.ts";
import { findProject } from "../../src/composition/project.ts";
import { DemoMarket } from "./demo-market.ts";
import { mochaGlobalSetup, mochaGlobalTeardown } from "./global-cluster.ts";
import { Visitor } from "./visitor.ts";
import { closeBrowser, closePage } from "./shared-browser.ts";

/** The variants in which each screen is taken; one window high, so that the files stay small. */
const sizes = [
  { name: "390", viewport: { width: 390, height: 844 } },
  { name: "1280", viewport: { width: 1280, height: 800 } },
] as const;
const looks = [
  { name: "light", prefix: "", colorScheme: "light" },
  { name: "dark", prefix: "", colorScheme: "dark" },
  { name: "rtl", prefix: "/ar-XB", colorScheme: "light" },
] as const;

/** A screen, and what shows that it has loaded. */
interface Screen {
  readonly name: string;
  readonly path: string;
  readonly reader: Visitor;
  readonly ready?: (page: Page) => Promise<void>;
}

/** Starts the demo with a trade in it, and takes screenshots into docs/screens. */
async function takeScreens(): Promise<void> {
  const folder = join(findProject().folder, "docs", "screens");
  mkdirSync(folder, { recursive: true });
  const market = await DemoMarket.open();
  try {
    for (const screen of await screensOf(market)) {
      for (const size of sizes) {
        for (const look of looks) {
          const { name, path, reader, ready } = screen;
          const { viewport } = size;
          const { prefix, colorScheme } = look;
          const options = { viewport, colorScheme, reducedMotion: "reduce" } as const;
          const { page } = await market.openAs(reader, prefix + path, options);
          await ready?.(page);
          await page.screenshot({ path: join(folder, `${name}-${size.name}-${look.name}.png`) });
          await closePage(page);
        }
      }
      process.stdout.write(`${screen.name}\n`);
    }
  } finally {
    await market.close();
    await closeBrowser();
  }
}

async function screensOf(market: DemoMarket): Promise<readonly Screen[]> {
  const [visitor, { id, buyer }] = await Promise.all([Visitor.of(market.url), market.startTrade()]);
  const say = (who: Visitor, text: string) =>
    who.must("sendMessage", {
      parameters: { id },
      body: { text },
      key: `said-first-${text.length}`,
    });
  await say(market.seller, "Hello, please write the number of the trade into the reference.");
  await say(buyer, "I will. I am sending it from my account now.");
  const query = { type: "buy", crypto_currency_id: "8", currency: "EUR", limit: "50" };
  const offers: readonly OfferCard[] = (await visitor.must("listOffers", { query })).data;
  const offer = offers.find(({ owner }) => owner.username === "ana_lima");
  if (!offer) throw new Error("The demo has no offer of ana_lima");
  const list = (page: Page) => page.locator("main li, main article").first().waitFor();
  return [
    { name: "landing", path: "/", reader: visitor },
    {
      name: "marketplace",
      path: "/buy/bitcoin?currencyCode=EUR&fiat-min=100",
      reader: visitor,
      ready: list,
    },
    { name: "offer", path: `/offer/${offer.idHashed}`, reader: visitor },
    {
      name: "trade-room",
      path: `/trade/${id}`,
      reader: buyer,
      ready: (page) => page.locator("#timeline").waitFor({ state: "attached" }),
    },
    { name: "wallet", path: "/wallet", reader: market.seller },
    { name: "my-offers", path: "/dashboard/my-offers", reader: market.seller, ready: list },
    { name: "practise", path: "/practise/sell", reader: visitor },
    { name: "design", path: "/_design", reader: visitor },
  ];
}

await mochaGlobalSetup();
try {
  await takeScreens();
} finally {
  await mochaGlobalTeardown();
}
