import type { OfferCard } from "../../src/adapters/http/contract/offer/offer-views.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import type { Environment } from "../../src/composition/config.ts";
import type { Override } from "../../src/composition/container.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import { Visitor } from "./visitor.ts";

/** The demo with a buyer and a seller who are signed in over HTTP. */
export class TradingPair {
  readonly app: TestApp;
  readonly buyer: Visitor;
  readonly seller: Visitor;

  private constructor(app: TestApp, buyer: Visitor, seller: Visitor) {
    this.app = app;
    this.buyer = buyer;
    this.seller = seller;
  }

  static async open(
    environment: Environment = {},
    overrides: readonly Override[] = [],
  ): Promise<TradingPair> {
    const app = await startTestApp({ DEMO: "1", ...environment }, overrides);
    const buyer = await Visitor.ofDemo(app.url, "bruno_costa");
    const seller = await Visitor.ofDemo(app.url, "ana_lima");
    return new TradingPair(app, buyer, seller);
  }

  /** Another of the demo's people. */
  signIn(login: string): Promise<Visitor> {
    return Visitor.ofDemo(this.app.url, login);
  }

  /** A trade of 20 EUR between the two, or of another buyer with the seller. */
  async start(buyer = this.buyer): Promise<TradeView> {
    const query = { type: "buy", crypto_currency_id: "8", currency: "EUR" };
    const offers: OfferCard[] = (await buyer.must("listOffers", { query })).data;
    const offer = offers.find(({ owner }) => owner.username === "ana_lima");
    const body = { offer_id: offer?.idHashed, fiat_amount: "20.00" };
    return (await buyer.must("startTrade", { body })).data;
  }

  close(): Promise<void> {
    return this.app.stop();
  }
}
