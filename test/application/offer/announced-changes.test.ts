import { expect } from "chai";
import { CapOffer } from "../../../src/application/offer/cap-offer.ts";
import { DeleteOffer } from "../../../src/application/offer/delete-offer.ts";
import { LimitOffer } from "../../../src/application/offer/limit-offer.ts";
import { OfferDesk } from "../../../src/application/offer/offer-desk.ts";
import { PriceOffer } from "../../../src/application/offer/price-offer.ts";
import { SwitchOffer } from "../../../src/application/offer/switch-offer.ts";
import { noOwnMarks } from "../../../src/domain/offer/offer-marks.ts";
import type { OfferChange, OfferStore } from "../../../src/application/ports/offer-store.ts";
import { defaultOfferPolicy } from "../../../src/domain/policy/default-policy.ts";
import { euros, exampleOffer } from "../../domain/offer/example-offer.ts";
import { ToldMarket } from "../../support/told-market.ts";

const ana = { traderId: "ana", username: "ana", level: 2, sessionStartedAt: 0 };
const now = 1_800_000_000_000;

describe("the announcement of a change of an offer", () => {
  let stored: OfferChange[];
  let desk: OfferDesk;
  let isActive: boolean;
  beforeEach(() => {
    stored = [];
    isActive = true;
    const offer = () => exampleOffer({ ownerId: "ana", active: isActive });
    const store: Partial<OfferStore> = {
      owner: async () => ({ id: "ana", level: 2, badge: "no_badge" }),
      own: async () => ({
        offer: offer(),
        cap: undefined,
        reserved: euros(0n),
        marks: noOwnMarks,
        now,
      }),
      store: async (_owner, changes) => {
        stored.push(...changes);
        return "stored";
      },
    };
    const market = new ToldMarket();
    market.tell("BTC", "EUR", "60000", now);
    desk = new OfferDesk(store as OfferStore, market, () => defaultOfferPolicy);
  });

  const isPriceOnly = async (change: Promise<{ readonly ok: boolean }>) => {
    expect((await change).ok).to.equal(true);
    expect(stored).to.have.length(1);
    return stored[0]?.priceOnly;
  };

  it("is another price, where nothing else was changed", async () => {
    const priced = new PriceOffer(desk).execute(ana, "offer", undefined, {
      kind: "margin",
      percent: "3.5",
    });
    expect(await isPriceOnly(priced)).to.equal(true);
  });

  it("is a changed offer for another cap, although the offer itself is unchanged", async () => {
    const capped = new CapOffer(desk).execute(ana, "offer", undefined, { amount: "5000" });
    expect(await isPriceOnly(capped)).to.equal(false);
  });

  it("is another offer with other amounts, and when it is switched off", async () => {
    const range = { kind: "range", min: "20", max: "30" } as const;
    expect(
      await isPriceOnly(new LimitOffer(desk).execute(ana, "offer", undefined, range)),
    ).to.equal(false);
    stored = [];
    expect(
      await isPriceOnly(new SwitchOffer(desk).execute(ana, "offer", undefined, false)),
    ).to.equal(false);
  });

  it("is another offer when it is deleted, also one that was off", async () => {
    isActive = false;
    expect(await isPriceOnly(new DeleteOffer(desk).execute(ana, "offer"))).to.equal(false);
  });
});
