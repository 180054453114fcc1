import { expect } from "chai";
import { ListActiveOffers } from "../../../src/application/offer/list-active-offers.ts";
import { findNoObstacles } from "../../../src/application/offer/offer-in-view.ts";
import { OfferWindow } from "../../../src/application/offer/offer-window.ts";
import type { OwnerOffers } from "../../../src/application/ports/owner-offers.ts";
import type { Offer } from "../../../src/domain/offer/offer.ts";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";
import { exampleOffer } from "../../domain/offer/example-offer.ts";
import { ToldMarket } from "../../support/told-market.ts";
import { exampleRecord } from "./example-record.ts";

const now = 1_800_000_000_000;

describe("the offers of one trader", () => {
  let market: ToldMarket;
  beforeEach(() => {
    market = new ToldMarket();
    market.tell("BTC", "EUR", "60000", now);
  });

  async function listed(offers: readonly Partial<Offer>[], type?: "buy" | "sell") {
    const records = offers.map((offer) => exampleRecord(exampleOffer(offer), now));
    const store: OwnerOffers = { activeOf: () => Promise.resolve(records) };
    const window = new OfferWindow(market, findNoObstacles, () => defaultPolicy);
    const list = new ListActiveOffers(store, market, window);
    const wish = { username: "ana", type, asset: undefined, sort: "default", offset: 0 } as const;
    const found = await list.execute(wish, undefined);
    return found?.offers.map(({ offer }) => offer.id);
  }

  const margin = (basisPoints: number): Pick<Offer, "pricing"> => ({
    pricing: { kind: "margin", basisPoints },
  });

  it("are best first: who buys sees the cheapest first", async () => {
    const sells = [
      { id: "dear", ...margin(500) },
      { id: "cheap", ...margin(-200) },
      { id: "fair", ...margin(100) },
    ];
    expect(await listed(sells, "buy")).to.deep.equal(["cheap", "fair", "dear"]);
  });

  it("who sells sees the dearest first", async () => {
    const buys = [
      { id: "low", side: "buy", ...margin(-300) },
      { id: "high", side: "buy", ...margin(200) },
    ] as const;
    expect(await listed(buys, "sell")).to.deep.equal(["high", "low"]);
  });

  it("without a side, by what the visitor gains, and those without a price last", async () => {
    const mixed = [
      { id: "unpriced", currency: "NGN", ...margin(-900) },
      { id: "sell-dear", ...margin(400) },
      { id: "buy-high", side: "buy", ...margin(200) },
      { id: "sell-fair", ...margin(0) },
    ] as const;
    const order = ["buy-high", "sell-fair", "sell-dear", "unpriced"];
    expect(await listed(mixed)).to.deep.equal(order);
  });
});
