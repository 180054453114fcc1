import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import {
  findNoObstacles,
  type FindObstacles,
} from "../../../src/application/offer/offer-in-view.ts";
import { OfferWindow } from "../../../src/application/offer/offer-window.ts";
import { ViewOffer } from "../../../src/application/offer/view-offer.ts";
import type { OfferRecord } from "../../../src/application/ports/offer-store.ts";
import type { Offer } from "../../../src/domain/offer/offer.ts";
import { euros, exampleOffer } from "../../domain/offer/example-offer.ts";
import { ToldMarket } from "../../support/told-market.ts";
import { exampleRecord } from "./example-record.ts";
import { defaultOfferPolicy, defaultPolicy } from "../../../src/domain/policy/default-policy.ts";

const now = 1_800_000_000_000;
const fixed = (scaled: bigint): Pick<Offer, "pricing"> => ({
  pricing: { kind: "fixed", price: { asset: "BTC", currency: "EUR", scaled } },
});
const record = (change: Partial<Offer> = {}) =>
  exampleRecord(
    exampleOffer({ version: 3, pricing: { kind: "margin", basisPoints: 200 }, ...change }),
    now,
  );
const reader = (traderId: string): Actor => ({
  traderId,
  username: traderId,
  level: 1,
  sessionStartedAt: 0,
});

describe("an offer as a reader sees it", () => {
  let market: ToldMarket;
  beforeEach(() => {
    market = new ToldMarket();
    market.tell("BTC", "EUR", "60000", now - 60_000);
  });

  async function see(
    change: Partial<Offer> = {},
    by?: Actor,
    findObstacles: FindObstacles = findNoObstacles,
    asked?: bigint,
  ) {
    const window = new OfferWindow(market, findObstacles, () => defaultPolicy);
    const [seen] = await window.show([record(change)], by, () =>
      asked === undefined ? undefined : euros(asked),
    );
    if (!seen) throw new Error("The window shows nothing");
    return seen;
  }

  it("costs the market price and its margin, at the time of the market price", async () => {
    const seen = await see();
    expect(seen.price?.scaled).to.equal(61_200n * 10n ** 8n);
    expect(seen.market?.scaled).to.equal(60_000n * 10n ** 8n);
    expect([seen.priceAt, seen.distance, seen.obstacle]).to.deep.equal([
      now - 60_000,
      200n,
      undefined,
    ]);
  });

  it("costs now what is fixed, and says how far that is from the market", async () => {
    const seen = await see(fixed(59_700n * 10n ** 8n));
    expect([seen.priceAt, seen.distance]).to.deep.equal([now, -50n]);
  });

  it("has the discount of whoever will sell: its owner's, or the reader's, and never a buyer's own", async () => {
    const earned = new Map([
      [exampleOffer({}).ownerId, 20],
      ["cleo", 40],
    ]);
    const discounts = { of: () => Promise.resolve(earned) };
    const window = new OfferWindow(market, findNoObstacles, () => defaultPolicy, discounts);
    const discountOf = async (side: "buy" | "sell", by?: Actor) => {
      const [seen] = await window.show([record({ side })], by, () => undefined);
      return seen?.feeRate.discountPercent;
    };
    expect(await discountOf("sell", reader("cleo"))).to.equal(20);
    expect(await discountOf("buy", reader("cleo"))).to.equal(40);
    expect(await discountOf("buy", reader(exampleOffer({}).ownerId))).to.equal(0);
    expect(await discountOf("buy")).to.equal(0);
  });

  it("is quoted for the asked amount, else for the smallest, with the fee of its method", async () => {
    const [smallest, asked] = [await see(), await see({}, undefined, findNoObstacles, 10_000n)];
    expect(smallest.quote?.fiat).to.deep.equal(euros(2_000n));
    expect(smallest.quote?.crypto.units).to.equal(32_679n);
    expect(smallest.quote?.fee.units).to.equal(163n);
    expect(asked.quote?.fiat).to.deep.equal(euros(10_000n));
    expect(asked.feeRate.basisPoints).to.equal(50);
  });

  const obstacles: readonly [what: string, obstacle: string | undefined, () => Promise<unknown>][] =
    [
      ["its owner", "own_offer", () => see({ active: false }, reader("ana"))],
      ["anybody once it is off", "offer_not_active", () => see({ active: false })],
      [
        "anyone at a price of more than 300 s ago",
        "no_fresh_rate",
        () => (market.tell("BTC", "EUR", "60000", now - 300_001), see()),
      ],
      [
        "nobody at a price of 300 s ago",
        undefined,
        () => (market.tell("BTC", "EUR", "60000", now - 300_000), see()),
      ],
      ["anyone without a market price", "no_fresh_rate", () => (market.tell("BTC", "EUR"), see())],
      [
        "nobody without a market price where the price is fixed",
        undefined,
        () => (market.tell("BTC", "EUR"), see(fixed(60_000n * 10n ** 8n))),
      ],
      [
        "anyone while the value in dollars is unknown",
        "no_fresh_rate",
        () => ((market.usdCentsPerMinor = undefined), see()),
      ],
      [
        "anyone for less than a dollar",
        "amount_too_small",
        () => see({}, undefined, findNoObstacles, 99n),
      ],
      [
        "nobody for a dollar that is fifty of the smallest unit",
        undefined,
        () => ((market.usdCentsPerMinor = 2n), see({}, undefined, findNoObstacles, 50n)),
      ],
      ["nobody for a dollar", undefined, () => see({}, undefined, findNoObstacles, 100n)],
      [
        "anyone for less than a satoshi",
        "amount_too_small",
        () => see(fixed(10n ** 20n), undefined, findNoObstacles, 200n),
      ],
    ];
  for (const [what, obstacle, look] of obstacles) {
    it(`keeps ${what} from taking it${obstacle ? `: ${obstacle}` : ""}`, async () => {
      expect(await look()).to.have.property("obstacle", obstacle);
    });
  }

  it("is asked once for all that else stands in the way, which comes after its own", async () => {
    let asked = 0;
    const poor: FindObstacles = async (offers, by) => {
      asked += 1;
      expect(by?.traderId).to.equal("bruno");
      return new Map(offers.map(({ offer }) => [offer.id, { obstacle: "low_balance" }]));
    };
    const window = new OfferWindow(market, poor, () => defaultPolicy);
    const seen = await window.show(
      [record(), record({ id: "off", active: false })],
      reader("bruno"),
      () => undefined,
    );
    expect(seen.map(({ obstacle }) => obstacle)).to.deep.equal(["low_balance", "offer_not_active"]);
    expect(asked).to.equal(1);
  });

  it("is shown by itself to anybody while it is active, and to its owner always", async () => {
    let stored: OfferRecord | undefined = record();
    const views = {
      record: async () => stored,
      search: () => expect.fail(),
      eligibilities: () => expect.fail(),
      hasNewTerms: async () => false,
    };
    const window = new OfferWindow(market, findNoObstacles, () => defaultPolicy);
    const reports = { keep: () => expect.fail(), isReported: async () => false };
    const view = async (by?: Actor) =>
      (await new ViewOffer(views, window, reports, () => defaultOfferPolicy).execute("offer", by))
        .ok;
    expect([await view(), await view(reader("bruno")), await view(reader("ana"))]).to.deep.equal([
      true,
      true,
      true,
    ]);
    stored = record({ active: false });
    expect([await view(), await view(reader("bruno")), await view(reader("ana"))]).to.deep.equal([
      false,
      false,
      true,
    ]);
    stored = undefined;
    expect(await view(reader("ana"))).to.equal(false);
  });
});
