import { expect } from "chai";
import type { Page } from "playwright-core";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import { expectAccessible, expectGone, openPage } from "../../support/browser.ts";
import { asItIs, itLooksGood, type Look } from "../../support/look-table.ts";
import { buying, offerBody } from "../../support/offer-owners.ts";
import { closePage } from "../../support/shared-browser.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";

interface World {
  readonly url: string;
  /** An offer that sells, and one that buys. */
  readonly sale: string;
  readonly wish: string;
}

const widths = [320, 390, 768, 1280];

/** To the end of a practice, by its own clock. */
async function skipToTheEnd(page: Page): Promise<void> {
  const skip = page.locator("button:has([data-icon=skip])");
  for (let steps = 0; steps < 20 && (await skip.count()) > 0; steps += 1) await skip.click();
  await expectGone(skip);
}

/** And is written in the direction of its address. */
async function hasOneHeadline(page: Page): Promise<void> {
  const isPseudo = new URL(page.url()).pathname.startsWith("/ar-XB/");
  expect(await page.locator("html").getAttribute("dir")).to.equal(isPseudo ? "rtl" : "ltr");
  expect(await page.locator("h1").count()).to.equal(1);
}

async function typeBrand(page: Page): Promise<void> {
  await page.locator("input[type=search]").fill("no brand");
  await page.locator("main").getByRole("status").waitFor();
}

const looks: readonly Look<World>[] = [
  { name: "the first page", path: "/", steps: [hasOneHeadline] },
  {
    name: "no page of that name",
    path: "/nowhere",
    steps: [hasOneHeadline],
    expected: /status of 404/,
  },
  { name: "offers for an amount", path: "/buy/bitcoin?currencyCode=EUR&fiat-min=100", widths },
  { name: "who buys", path: "/sell/tether", widths },
  { name: "who buys for an amount", path: "/sell/bitcoin?fiat-min=1", widths },
  { name: "no coin of that name", path: "/buy/dogecoin", widths, expected: /status of 404/ },
  { name: "no offer that fits", path: "/buy/bitcoin?currencyCode=EUR&fiat-min=999999" },
  { name: "an offer that sells", path: ({ sale }) => `/offer/${sale}?fiat-min=100` },
  { name: "an offer that buys", path: ({ wish }) => `/offer/${wish}?fiat-min=100` },
  { name: "what the platform owes", path: "/proof-of-liabilities", widths },
  {
    name: "a file that is no case file",
    path: "/verify-case",
    steps: [
      asItIs,
      async (page) => {
        const file = { name: "case.json", mimeType: "application/json", buffer: Buffer.from("{}") };
        await page.locator("input[type=file]").setInputFiles(file);
        await page.getByRole("alert").waitFor();
      },
    ],
  },
  { name: "the terms of the partner programme", path: "/partner-program/terms" },
  { name: "the programme of ambassadors", path: "/ambassador-program" },
  { name: "every currency", path: "/currencies" },
  { name: "the converter", path: "/calculator/btc-to-eur" },
  { name: "offers of a payment method", path: "/trading/buy-bitcoin/sepa-instant" },
  { name: "a gift card without offers", path: "/sell-giftcard/razer-gold-gift-card" },
  { name: "gift cards", path: "/gift-cards" },
  {
    name: "the store of gift cards, and a brand that nobody trades",
    path: "/gift-card-store",
    steps: [asItIs, typeBrand],
  },
  { name: "the search for gift cards", path: "/gift-card-store/search?act=sell" },
  { name: "the best offer for an amount", path: "/buy-crypto-instantly?fiat-min=100" },
  { name: "the desk for large trades", path: "/otc-desk?type=sell" },
  { name: "what spot trading is", path: "/landing/spot-trading" },
  { name: "what the wallet is", path: "/bitcoin-wallet" },
  { name: "statistics of the market, before there are any", path: "/statistics" },
  { name: "help for refugees", path: "/refugees" },
  { name: "the academy", path: "/academy" },
  { name: "an article", path: "/academy/how-escrow-works" },
  { name: "the blog", path: "/blog" },
  { name: "a blocked address", path: "/blocked" },
  { name: "a country", path: "/country/portugal" },
  { name: "the sign-in", path: "/login" },
  { name: "the registration", path: "/register" },
  { name: "a lost password", path: "/recover" },
  { name: "a new password", path: "/recover/password#a-link-from-a-mail" },
  { name: "a sign-in that was someone else's", path: "/recover/not-me#a-link-from-a-mail" },
  { name: "open cases, by a link", path: "/account/cases#a-link-from-a-mail" },
  { name: "open cases, without a link", path: "/account/cases" },
  { name: "lost two-factor", path: "/recover/two-factor" },
  { name: "a link that is over", path: "/recover/password" },
  {
    name: "an operation of the API",
    path: "/docs#extendWindow",
    steps: [(page) => page.locator("#extendWindow").getByText("unauthenticated").first().waitFor()],
  },
  // A long page: its components are looked at on a phone where they are used.
  {
    name: "the gallery of components",
    path: "/_design",
    widths: [1280],
    narrow: [320, 390],
    isUntranslated: true,
  },
  { name: "the choice of a practice", path: "/practise" },
  {
    name: "a practice as buyer, and its end",
    path: "/practise/buy",
    steps: [asItIs, skipToTheEnd],
  },
  {
    name: "a practice as seller, and its end",
    path: "/practise/sell",
    steps: [asItIs, skipToTheEnd],
  },
];

describe("the look of what everybody can see", function () {
  this.timeout(90_000);
  let app: TestApp;
  let world: World;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
    const ana = await Visitor.ofDemo(app.url, "ana_lima");
    const publish = async (change: object): Promise<string> => {
      const body = { ...offerBody, ...change };
      const { idHashed }: MyOfferView = (await ana.must("createOffer", { body })).data;
      return idHashed;
    };
    world = { url: app.url, sale: await publish({}), wish: await publish(buying) };
  });
  after(() => app.stop());

  itLooksGood(looks, () => world);

  it("has a gallery that asks in an accessible dialog, with what was wrong and while it is busy", async () => {
    const { page } = await openPage(`${app.url}/_design`);
    for (const state of ["error", "busy"]) {
      const part = page.getByRole("region", { name: "ConfirmDialog" });
      await part.locator("div", { hasText: state }).getByRole("button").last().click();
      await page.getByRole("alertdialog").waitFor();
      await expectAccessible(page);
      if (state === "busy") break;
      await page.keyboard.press("Escape");
      await page.getByRole("alertdialog").waitFor({ state: "detached" });
    }
    await closePage(page);
  });
});
