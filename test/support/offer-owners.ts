import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { OfferCard } from "../../src/adapters/http/contract/offer/offer-views.ts";
import type { Failure } from "../../src/adapters/http/contract/envelope.ts";
import type { Contracts } from "../../src/adapters/http/contract/routes.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import { Visitor, type Told } from "./visitor.ts";

/** A sell offer of Bitcoin for 20 … 500 EUR, as it is sent. */
export const offerBody = {
  type: "sell",
  crypto_currency_code: "BTC",
  currency: "EUR",
  payment_method: "sepa-instant",
  margin: "1.5",
  range_min: "20",
  range_max: "500",
  terms: "Pay from your own account.",
  payment_details: [
    { label: "IBAN", value: "PT50" },
    { label: "Name on the account", value: "Ana Lima" },
  ],
  label: "fast",
  tags: ["no fees"],
  window_minutes: 30,
};

/** The changes that turn the usual offer into one to buy. */
export const buying = { type: "buy", payment_details: undefined };

/** Each refused field with its code, as "field code". */
export function faultsOf(told: Told): readonly string[] {
  const { error } = told.body as Failure;
  return (error.details ?? []).map(({ field, code }) => `${field} ${code}`);
}

/**
 * The demo with ana who has offers, bruno who may take them, a newcomer of level 1, and a stranger.
 */
export class OfferOwners {
  readonly app: TestApp;
  readonly ana: Visitor;
  readonly bruno: Visitor;
  readonly newcomer: Visitor;
  readonly stranger: Visitor;

  private constructor(
    app: TestApp,
    people: Pick<OfferOwners, "ana" | "bruno" | "newcomer" | "stranger">,
  ) {
    this.app = app;
    this.ana = people.ana;
    this.bruno = people.bruno;
    this.newcomer = people.newcomer;
    this.stranger = people.stranger;
  }

  static async open(): Promise<OfferOwners> {
    const app = await startTestApp({ DEMO: "1" });
    const [ana, bruno, newcomer, stranger] = await Promise.all([
      Visitor.ofDemo(app.url, "ana_lima"),
      Visitor.ofDemo(app.url, "bruno_costa"),
      Visitor.of(app.url),
      Visitor.of(app.url),
    ]);
    await newcomer.register("newcomer1");
    return new OfferOwners(app, { ana, bruno, newcomer, stranger });
  }

  close(): Promise<void> {
    return this.app.stop();
  }

  /** Only offers that a test makes are active. */
  async clearMarket(): Promise<void> {
    await this.app.database.query("UPDATE offer SET is_active = false, in_pool = false");
  }

  async publish(change: object = {}, owner = this.ana): Promise<MyOfferView> {
    return (await owner.must("createOffer", { body: { ...offerBody, ...change } })).data;
  }

  edit(id: string, body: object, owner = this.ana): Promise<Told> {
    return owner.call("editOffer", { parameters: { id }, body });
  }

  /** One of the changes of a single thing. */
  quick(call: keyof Contracts, hash: string, body: object, owner = this.ana): Promise<Told> {
    return owner.call(call, { parameters: { hash }, body });
  }

  cap(id: string, body: object, owner = this.ana): Promise<Told> {
    return owner.call("setOfferCap", { parameters: { id }, body });
  }

  async view(hash: string, owner = this.ana): Promise<MyOfferView> {
    return (await owner.must("viewMyOffer", { parameters: { hash } })).data;
  }

  /** The offers of Bitcoin for EUR that a viewer sees. */
  async cards(
    reader: Visitor,
    change: Readonly<Record<string, string>> = {},
  ): Promise<readonly OfferCard[]> {
    const query = { type: "buy", crypto_currency_id: "8", currency: "EUR", limit: "50", ...change };
    return (await reader.must("listOffers", { query })).data;
  }

  /** The answer to a start; nothing else is checked. */
  start(taker: Visitor, offerId: string, euros: string, body: object = {}): Promise<Told> {
    return taker.call("startTrade", { body: { offer_id: offerId, fiat_amount: euros, ...body } });
  }
}
