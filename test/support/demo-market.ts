import { expect } from "chai";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { OfferCard } from "../../src/adapters/http/contract/offer/offer-views.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import type { Override } from "../../src/composition/container.ts";
import type { TestDatabase } from "./database.ts";
import { openPage, type WatchedPage } from "./browser.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import { Visitor } from "./visitor.ts";

/** A trade that a buyer has just started with ana, over 100 EUR. */
export interface StartedTrade {
  readonly id: string;
  readonly buyer: Visitor;
  readonly buyerName: string;
}

/** The demo with a browser, ana who sells, and as many buyers as requested. */
export class DemoMarket {
  readonly url: string;
  /** The address of the console. */
  readonly adminUrl: string;
  readonly seller: Visitor;
  readonly #app: TestApp;
  #buyers = 0;

  private constructor(app: TestApp, seller: Visitor) {
    this.url = app.url;
    this.adminUrl = app.adminUrl;
    this.seller = seller;
    this.#app = app;
  }

  static async open(
    overrides: readonly Override[] = [],
    environment: Readonly<Record<string, string>> = {},
  ): Promise<DemoMarket> {
    const app = await startTestApp({ DEMO: "1", ...environment }, overrides);
    return new DemoMarket(app, await Visitor.ofDemo(app.url, "ana_lima"));
  }

  close(): Promise<void> {
    return this.#app.stop();
  }

  /** The application's database, to simulate the passing of time, and for staff. */
  get database(): TestDatabase {
    return this.#app.database;
  }

  /** One of the demo's people, signed in. */
  signIn(username: string): Promise<Visitor> {
    return Visitor.ofDemo(this.url, username);
  }

  /** A new buyer starts a trade on an offer of ana's: the one of the demo, unless it is said. */
  async startTrade(offerId?: string): Promise<StartedTrade> {
    this.#buyers += 1;
    const buyerName = `buyer_${this.#buyers}x`;
    // One address may open only so many accounts a day.
    await this.#app.database.query("DELETE FROM attempt");
    const buyer = await Visitor.of(this.url);
    await buyer.register(buyerName);
    const confirmed = ["DelayedEscrow"];
    const offer_id = offerId ?? (await this.#offerOfAna(buyer));
    const body = { offer_id, fiat_amount: "100.00", confirmed };
    const { id }: TradeView = (
      await buyer.must("startTrade", { body, key: `start-of-${buyerName}` })
    ).data;
    return { id, buyer, buyerName };
  }

  async #offerOfAna(buyer: Visitor): Promise<string> {
    const query = { type: "buy", crypto_currency_id: "8", currency: "EUR", limit: "50" };
    const offers: readonly OfferCard[] = (await buyer.must("listOffers", { query })).data;
    const offer = offers.find(({ owner }) => owner.username === "ana_lima");
    expect(offer, "ana's offer").to.not.equal(undefined);
    return offer!.idHashed;
  }

  /** A page of the console, not signed in. */
  openConsole(path: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
    return openPage(this.adminUrl + path, options);
  }

  /** A page with the cookies of a signed-in user. */
  openAs(
    visitor: Visitor,
    path: string,
    options: BrowserContextOptions = {},
  ): Promise<WatchedPage> {
    const storageState = { cookies: cookiesOf(visitor, this.url), origins: [] };
    return openPage(this.url + path, { ...options, storageState });
  }
}

/** The cookies of a signed-in user, for a browser. */
export function cookiesOf(visitor: Pick<Visitor, "cookie">, url: string) {
  const { hostname: domain } = new URL(url);
  const rest = { domain, path: "/", expires: -1, httpOnly: true, secure: true } as const;
  return visitor.cookie.split("; ").map((pair) => {
    const [name = "", value = ""] = pair.split("=");
    return { name, value, sameSite: "Lax" as const, ...rest };
  });
}

/** Waits until the page's one heading has that text. */
export function heading(page: Page, text: string | RegExp): Promise<void> {
  return page.getByRole("heading", { level: 1, name: text }).waitFor();
}
