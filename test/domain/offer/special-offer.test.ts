import { expect } from "chai";
import { createSpecialOffer, specialState } from "../../../src/domain/offer/special-offer.ts";
import type { OfferInput } from "../../../src/domain/offer/create-offer.ts";
import type { Fiat } from "../../../src/domain/money/fiat.ts";
import type { Price } from "../../../src/domain/money/price.ts";
import type { SpecialTerms } from "../../../src/domain/offer/offer.ts";
import { defaultOfferPolicy } from "../../../src/domain/policy/default-policy.ts";

const now = 1_800_000_000_000;
const day = 86_400_000;
const input: OfferInput = {
  side: "buy",
  asset: "BTC",
  currency: "EUR",
  paymentMethod: "sepa",
  pricing: { kind: "margin", percent: "-2" },
  amounts: { kind: "range", min: "20", max: "500" },
  terms: "",
  paymentDetails: [],
  label: "",
  tags: [],
  windowMinutes: "30",
};
const market: Price = { asset: "BTC", currency: "EUR", scaled: 50_000n * 10n ** 8n };
const made = (change: Partial<OfferInput>, price?: Price) =>
  createSpecialOffer(
    "offer",
    { ...input, ...change },
    {
      owner: { id: "ana", level: 2, badge: "no_badge" },
      policy: defaultOfferPolicy,
      usdCents: ({ minor }: Fiat) => minor,
      market: () => price,
    },
    { partnerId: "bruno", chatId: "chat", now },
  );

describe("a special offer", () => {
  it("keeps for a day the price that its margin has when it is made", () => {
    const offer = made({}, market);
    if (!offer.ok) throw new Error(offer.refusal.code);
    expect(offer.value.pricing).to.deep.equal({
      kind: "fixed",
      price: { ...market, scaled: 49_000n * 10n ** 8n },
    });
    expect(offer.value).to.deep.include({
      active: false,
      special: { partnerId: "bruno", chatId: "chat", until: now + day, isTaken: false },
    });
  });

  it("needs a market for a margin, and none for a price", () => {
    const noMarket = made({});
    expect(noMarket.ok ? "" : noMarket.refusal.code).to.equal("no_fresh_rate");
    expect(made({ pricing: { kind: "fixed", price: "48000" } }).ok).to.equal(true);
  });

  it("is checked like every other offer", () => {
    const refused = made({ currency: "XXX" }, market);
    expect(refused.ok ? "" : refused.refusal.code).to.equal("validation");
  });

  const terms: SpecialTerms = { partnerId: "b", chatId: "c", until: now + 1, isTaken: false };
  const states: readonly [string, Partial<SpecialTerms>, boolean, 1 | 2][] = [
    ["open", {}, false, 1],
    ["held", {}, false, 2],
    ["expired", { until: now }, false, 1],
    ["withdrawn", { until: now }, true, 1],
    ["taken", { isTaken: true, until: now }, true, 2],
  ];
  for (const [state, change, isDeleted, status] of states) {
    it(`says that it is ${state}`, () => {
      const offer = { special: { ...terms, ...change }, moderation: { status } };
      expect(specialState(offer, { isDeleted, now })).to.equal(state);
    });
  }
});
