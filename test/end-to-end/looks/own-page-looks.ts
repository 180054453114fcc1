import type { Page } from "playwright-core";
import { asItIs, type Look } from "../../support/look-table.ts";
import type { Visitor } from "../../support/visitor.ts";

/** Who looks at their pages, and what was arranged for them. */
export interface World {
  readonly url: string;
  /** Sells, has a profile with words, and a history of trades. */
  readonly ana: Visitor;
  /** Has a trade that waits for them. */
  readonly buyer: Visitor;
  /** Has a favourite, and no offers. */
  readonly bruno: Visitor;
  /** Has offers, one of them with too small a cap. */
  readonly kofi: Visitor;
  /** Has the vendor badge, a desk, a team and records elsewhere. */
  readonly vendor: Visitor;
  /** Asks for a sum by a link. */
  readonly link: string;
  /** Registered just now. */
  readonly unconfirmed: Visitor;
}

const ana = (world: World) => world.ana;
const widths = [320, 390, 768, 1280];
const history = "/dashboard/trade-history";
const myOffers = "/dashboard/my-offers";

const goOn = (page: Page) => page.locator("main form button[type=submit]").click();

/** One's own pages, a row each. */
export const ownLooks: readonly Look<World>[] = [
  { name: "a profile", path: "/user/ana_lima", reader: ana },
  { name: "people of recent trades", path: "/dashboard/recent-trades", reader: ana },
  { name: "nobody blocked", path: "/dashboard/blocked-users", reader: ({ bruno }) => bruno },
  {
    name: "the messenger, and a chat of it",
    path: "/messenger",
    reader: ana,
    widths,
    steps: [asItIs, (page) => page.locator("main ul a").first().click()],
  },
  { name: "the chat with support", path: "/support", reader: ana, widths },
  {
    name: "the chat with support over a page, and what leads to it",
    path: "/wallet?support=balance_problem",
    reader: ana,
    steps: [asItIs, (page) => page.getByRole("dialog").locator("button").last().click()],
  },
  { name: "statistics of one's own trades", path: "/dashboard/statistics", reader: ana },
  {
    name: "files of past trades, and the dialog that asks for one",
    path: `${history}/exports`,
    reader: ana,
    widths,
    steps: [asItIs, (page) => page.locator("main button[type=button]").first().click()],
  },
  { name: "the partner programme", path: "/dashboard/partner", reader: ana },
  {
    name: "the first steps with an account",
    path: "/welcome",
    reader: ({ unconfirmed }) => unconfirmed,
  },
  { name: "what was agreed to", path: "/consent", reader: ana },
  {
    name: "the best offer, and the button that starts the trade",
    path: "/buy-crypto-instantly?currencyCode=EUR&fiat-min=100",
    reader: ({ bruno }) => bruno,
  },
  { name: "the way to a corporate account", path: "/account/corporate", reader: ana },
  { name: "webhooks, before there is one", path: "/account/webhooks", reader: ana, widths },
  { name: "a vendor desk, for who is none", path: "/account/vendor", reader: ana, widths },
  { name: "a team without helpers", path: "/account/team", reader: ana, widths },
  { name: "a vendor's desk", path: "/account/vendor", reader: ({ vendor }) => vendor, widths },
  {
    name: "a vendor's team, and the question before a helper goes",
    path: "/account/team",
    reader: ({ vendor }) => vendor,
    widths,
    steps: [
      asItIs,
      async (page) => {
        await page.locator("main li button").first().click();
        await page.getByRole("alertdialog").waitFor();
      },
    ],
  },
  {
    name: "vendors whom somebody helps, and a trade of theirs",
    path: "/account/team",
    reader: ({ bruno }) => bruno,
    widths,
    steps: [
      (page) => page.locator("main a[href*='/account/team/']").first().waitFor(),
      async (page) => {
        await page.locator("main a[href*='/account/team/']").first().click();
        await page.locator("main textarea").waitFor();
      },
    ],
  },
  {
    name: "records elsewhere, one on the profile and one that waits",
    path: "/account/reputation",
    reader: ({ vendor }) => vendor,
    widths,
    steps: [
      asItIs,
      async (page) => {
        await page.locator("main li button").last().click();
        await page.getByRole("alertdialog").waitFor();
      },
    ],
  },
  {
    name: "a vendor's profile with opening hours and a record from elsewhere",
    path: "/user/marta_d",
    reader: ana,
  },
  {
    name: "a merchant's payment links, and the address of one",
    path: "/account/payment-links",
    reader: ({ kofi }) => kofi,
    widths,
    steps: [asItIs, (page) => page.locator("main li button").first().click()],
  },
  {
    name: "a payment link, and the question before it is paid",
    path: ({ link }) => `/pay/${link}`,
    reader: ana,
    steps: [
      asItIs,
      async (page) => {
        await page.locator("main p button").last().click();
        await page.getByRole("alertdialog").waitFor();
      },
    ],
  },
  { name: "a payment link for a stranger", path: ({ link }) => `/pay/${link}` },
  {
    name: "the application of a company",
    path: "/account/verification/company",
    reader: ({ bruno }) => bruno,
    widths,
  },
  { name: "what is verified", path: "/account/verification", reader: ana },
  { name: "an ID that is verified", path: "/account/verification/id", reader: ana },
  { name: "a proof of address", path: "/account/verification/address", reader: ana, widths },
  { name: "the level and its limits", path: "/account/level", reader: ana },
  { name: "all levels", path: "/account/verification/levels", reader: ana, widths },
  { name: "badges", path: "/dashboard/badges", reader: ana },
  { name: "a profile to share", path: "/dashboard/share-profile", reader: ana },
  {
    name: "the settings",
    path: "/account/settings",
    reader: ana,
    steps: [(page) => page.locator("#user-settings").waitFor()],
  },
  {
    name: "how somebody is paid, and the form of an account",
    path: "/account/payment-settings",
    reader: ana,
    widths,
    steps: [
      asItIs,
      (page) => page.locator("main section").first().locator("button").last().click(),
      (page) => page.locator("[name=holder_name]").waitFor(),
    ],
  },
  { name: "what keeps an account safe", path: "/account/security", reader: ana },
  {
    name: "an address to confirm",
    path: "/account/verification/email",
    reader: ({ unconfirmed }) => unconfirmed,
    widths,
    steps: [asItIs, (page) => page.locator("main button[type=button]").last().click()],
  },
  {
    name: "a phone number to confirm",
    path: "/account/verification/phone",
    reader: ({ unconfirmed }) => unconfirmed,
    widths,
    steps: [
      asItIs,
      async (page) => {
        // In the other direction the code was sent before: the page asks for it at once.
        if ((await page.locator("[name=phoneCode]").count()) > 0) return;
        await page.locator("main form button[type=submit]").click();
        await page.locator("[name=phone]").fill("+351 912 345 601");
        await page.locator("main input[type=checkbox]").click();
        await page.locator("main form button[type=submit]").click();
        await page.locator("[name=phoneCode]").waitFor();
      },
    ],
  },
  {
    name: "the settings with it",
    path: "/account/settings",
    reader: ({ unconfirmed }) => unconfirmed,
  },
  { name: "how someone is told", path: "/account/notifications", reader: ana, widths },
  {
    name: "what somebody was told",
    path: "/dashboard/notifications",
    reader: ana,
    widths,
    steps: [(page) => page.locator("main li").first().waitFor()],
  },
  { name: "the wallet", path: "/wallet", reader: ana },
  {
    name: "what is to be sent",
    path: "/wallet/send?crypto=eth&amount=0.1&recipient=bruno_costa",
    reader: ana,
    widths,
    steps: [
      async (page) => {
        await page.locator("main form button[type=submit]").click();
        await page.locator("main input[type=password]").waitFor();
      },
    ],
  },
  { name: "the address book", path: "/wallet/address-book", reader: ana, widths },
  { name: "what is to be converted", path: "/wallet/convert", reader: ana, widths },
  { name: "the markets of spot trading", path: "/spot-trading", reader: ana, widths },
  {
    name: "the terminal of a market",
    path: "/spot-trading/terminal?cryptoCurrency=BTC",
    reader: ana,
    widths,
  },
  { name: "virtual cards", path: "/virtual-cards", reader: ana, widths },
  { name: "the order of a card", path: "/virtual-cards/create-card", reader: ana, widths },
  { name: "coins to buy with money", path: "/on-ramp", reader: ana, widths },
  { name: "coins to sell for money", path: "/off-ramp", reader: ana, widths },
  { name: "a phone to top up", path: "/mobile-top-up", reader: ana, widths },
  { name: "Lightning", path: "/wallet/lightning", reader: ana, widths },
  { name: "a bond to leave", path: "/wallet/bond", reader: ana, widths },
  { name: "a suggestion to support", path: "/help/feature-request", reader: ana },
  {
    name: "the overview of a seller",
    path: "/dashboard",
    reader: ana,
    steps: [(page) => page.locator("#dashboards").waitFor()],
  },
  { name: "the overview of who has to act", path: "/dashboard", reader: ({ buyer }) => buyer },
  { name: "running trades", path: "/dashboard/trades", reader: ({ buyer }) => buyer },
  { name: "the history of trades", path: history, reader: ana },
  { name: "a history in which none fits", path: `${history}?filter=expired`, reader: ana },
  {
    name: "favourite offers",
    path: "/dashboard/favorite-offers",
    reader: ({ bruno }) => bruno,
    steps: [(page) => page.locator("main li").first().waitFor()],
  },
  {
    name: "saved searches",
    path: "/dashboard/saved-searches",
    reader: ({ bruno }) => bruno,
    steps: [(page) => page.locator("main li").first().waitFor()],
  },
  { name: "the silent pool without an offer in it", path: "/silent-pool", reader: ana },
  { name: "no saved searches", path: "/dashboard/saved-searches", reader: ana },
  {
    name: "my offers: price, amounts and cap in place",
    path: myOffers,
    reader: ({ kofi }) => kofi,
    widths,
    steps: [0, 1, 2].map(
      (place) => (page) => page.locator("li button[aria-expanded]").nth(place).click(),
    ),
  },
  {
    name: "each step of a new offer",
    path: "/offer-manager/edit?payment_method=bizum&currency=EUR",
    reader: ana,
    steps: [
      asItIs,
      goOn,
      async (page) => {
        await page.locator("[name=payment_details]").fill("+351 900 000 000");
        await goOn(page);
        await page.locator("[name=margin]").fill("21");
      },
      async (page) => {
        await goOn(page);
        await page.getByRole("alertdialog").locator("button[type=submit]").click();
        await goOn(page);
      },
      async (page) => {
        await page.locator("[name=range_min]").fill("30");
        await page.locator("[name=range_max]").fill("300");
        await goOn(page);
      },
      goOn,
    ],
  },
  { name: "no offers", path: `${myOffers}?myOffersTab=buy`, reader: ({ bruno }) => bruno },
];
