import { expect } from "chai";
import {
  createOffer,
  type OfferInput,
  type OfferJudges,
} from "../../../src/domain/offer/create-offer.ts";
import {
  differInPriceOnly,
  editOffer,
  judgeCap,
  limitOffer,
  priceOffer,
  retireOffer,
  switchOffer,
} from "../../../src/domain/offer/edit-offer.ts";
import { capState, remainingOf } from "../../../src/domain/offer/offer-cap.ts";
import type { Fiat } from "../../../src/domain/money/fiat.ts";
import type { Offer } from "../../../src/domain/offer/offer.ts";
import { euros } from "./example-offer.ts";
import { defaultOfferPolicy } from "../../../src/domain/policy/default-policy.ts";

const input: OfferInput = {
  side: "sell",
  asset: "BTC",
  currency: "EUR",
  paymentMethod: "sepa-instant",
  pricing: { kind: "margin", percent: "1.5" },
  amounts: { kind: "range", min: "20", max: "2500" },
  terms: "Pay from your own account.",
  paymentDetails: [
    { label: "IBAN", value: "PT50" },
    { label: "Name on the account", value: "Ana Lima" },
  ],
  label: "fast",
  tags: [],
  windowMinutes: "30",
};
const judgesAt = (level: number) => ({
  owner: { id: "ana", level, badge: "no_badge" },
  policy: defaultOfferPolicy,
  usdCents: ({ minor }: Fiat) => minor,
  market: () => undefined,
});
const judges = judgesAt(2);

function made(change: Partial<OfferInput> = {}): Offer {
  const created = createOffer("offer", { ...input, ...change }, judges);
  return created.ok ? { ...created.value, createdAt: 1 } : expect.fail();
}

describe("a change of an offer", () => {
  const offer = made();

  it("gives the next version with that change and nothing else", () => {
    const priced = priceOffer(offer, { kind: "margin", percent: "2" }, judges);
    const pricing = { kind: "margin", basisPoints: 200 };
    expect(priced).to.deep.equal({ ok: true, value: { ...offer, version: 2, pricing } });
    const off = switchOffer(offer, false, judges);
    expect(off).to.deep.equal({ ok: true, value: { ...offer, version: 2, active: false } });
    expect(retireOffer(offer)).to.deep.equal({ ...offer, version: 2, active: false });
  });

  it("is none where the offer is as it shall be", () => {
    const same = switchOffer(offer, true, judges);
    expect(same.ok && same.value).to.equal(offer);
  });

  it("keeps side, asset and currency, and says so beside all that is wrong", () => {
    const other = { side: "buy", asset: "ETH", currency: "USD", windowMinutes: "1" };
    const edited = editOffer(offer, { ...input, ...other }, judges, undefined);
    const faults =
      edited.ok || edited.refusal.code !== "validation"
        ? []
        : edited.refusal.failures.map(({ field, code }) => `${field} ${code}`);
    expect(faults).to.deep.equal([
      "side unchangeable",
      "asset unchangeable",
      "currency unchangeable",
      "window_minutes out_of_bounds",
    ]);
  });

  it("of the account that buyers pay to needs a proof of its owner, and nothing else does", () => {
    const proof = { provenAt: 1, kind: "password" } as const;
    const owner = { label: "Name on the account", value: "Ana Lima" };
    const lines: readonly (readonly [OfferInput["paymentDetails"], boolean])[] = [
      [input.paymentDetails, false],
      [[{ label: "IBAN", value: "DE89" }, owner], true],
      [[{ label: "Account", value: "PT50" }, owner], true],
      [[...input.paymentDetails, { label: "BIC", value: "BCOMPTPL" }], true],
    ];
    for (const [paymentDetails, isNeeded] of lines) {
      const asked = { ...input, paymentDetails, label: "slow" };
      const without = editOffer(offer, asked, judges, undefined);
      expect(without.ok ? undefined : without.refusal.code).to.equal(
        isNeeded ? "proof_needed" : undefined,
      );
      const edited = editOffer(offer, asked, judges, proof);
      expect(edited.ok && edited.value.paymentDetails).to.deep.equal(paymentDetails);
    }
    const none = editOffer({ ...offer, paymentDetails: [] }, input, judges, undefined);
    expect(none).to.have.nested.property("refusal.code", "proof_needed");
  });

  it("is of the price only when all else is the same", () => {
    const priced = priceOffer(offer, { kind: "fixed", price: "60000" }, judges);
    const edited = editOffer(offer, { ...input, label: "slow" }, judges, undefined);
    const limited = limitOffer(offer, { kind: "range", min: "20", max: "2400" }, judges);
    const isPriceOnly = [priced, edited, limited].map(
      (each) => each.ok && differInPriceOnly(offer, each.value),
    );
    expect(isPriceOnly).to.deep.equal([true, false, false]);
  });

  it("counts as more than a price change for every other field", () => {
    const { pricing: _pricing, version, ...rest } = offer;
    const next = { ...offer, version: version + 1 };
    for (const [field, value] of Object.entries(rest)) {
      const other = { ...next, [field]: [value, "another"] } as unknown as Offer;
      expect(differInPriceOnly(offer, other), field).to.equal(false);
    }
    const [detail] = offer.paymentDetails;
    if (!detail) expect.fail("It says where to pay");
    const others = offer.paymentDetails.slice(1);
    const elsewhere = { ...next, paymentDetails: [{ ...detail, value: "PT51" }, ...others] };
    expect(differInPriceOnly(offer, elsewhere), "the account to pay to").to.equal(false);
  });

  it("switches on no sell offer without the lines by which its owner is paid", () => {
    const bare = { ...offer, active: false, paymentDetails: [] };
    const switched = switchOffer(bare, true, judges);
    expect(switched.ok || switched.refusal.failures).to.deep.equal([
      { field: "payment_details", code: "missing" },
    ]);
    expect(switchOffer({ ...bare, side: "buy" }, true, judges).ok).to.equal(true);
    expect(switchOffer({ ...bare, active: true }, false, judges).ok).to.equal(true);
    const edited = editOffer(offer, { ...input, paymentDetails: [] }, judges, undefined);
    expect(edited.ok || edited.refusal).to.have.deep.property("failures", [
      { field: "payment_details", code: "missing" },
    ]);
  });

  it("switches on nothing that the owner's level forbids by now", () => {
    const gold = { ...made({ paymentMethod: "gold" }), active: false };
    expect(switchOffer(gold, true, judges).ok).to.equal(true);
    const switched = switchOffer(gold, true, judgesAt(1));
    expect(switched.ok || switched.refusal.failures).to.deep.equal([
      { field: "payment_method", code: "level_too_low" },
    ]);
    expect(switchOffer({ ...gold, active: true }, false, judgesAt(1)).ok).to.equal(true);
  });

  it("lets level 1 offer gift cards up to 200 USD, and none of unknown value", () => {
    const cards = made({ paymentMethod: "netflix-gift-card" });
    const limit = (max: string, by = judgesAt(1)) =>
      limitOffer(cards, { kind: "predefined", amounts: ["20", max] }, by).ok;
    expect([limit("200"), limit("200.01"), limit("200.01", judges)]).to.deep.equal([
      true,
      false,
      true,
    ]);
    expect(limit("200", { ...judgesAt(1), usdCents: () => undefined as never })).to.equal(false);
  });

  it("lets nobody below level 2 offer gift cards that cheats prefer", () => {
    const cards = { ...made({ paymentMethod: "steam-gift-card" }), active: false };
    const codes = (by: OfferJudges) => {
      const switched = switchOffer(cards, true, by);
      return switched.ok || switched.refusal.failures.map(({ code }) => code);
    };
    expect([codes(judgesAt(1)), codes(judgesAt(1.5)), codes(judgesAt(2))]).to.deep.equal([
      ["level_too_low"],
      ["level_too_low"],
      true,
    ]);
  });
});

describe("the cap of an offer", () => {
  const offer = made();
  const cap = { amount: euros(50_000n), reserved: euros(10_000n), used: euros(20_000n) };

  it("is an amount above zero that holds what is used and reserved", () => {
    const codeOf = (text: string) => {
      const judged = judgeCap(offer, text, { cap, reserved: cap.reserved });
      return judged.ok ? judged.value?.minor : judged.refusal.failures[0]?.code;
    };
    expect(["300", "299.99", "0", "x", "1.001"].map(codeOf)).to.deep.equal([
      30_000n,
      "below_used",
      "not_positive",
      "not_a_number",
      "too_precise",
    ]);
    const none = judgeCap(offer, undefined, { cap, reserved: cap.reserved });
    expect(none).to.deep.equal({ ok: true, value: undefined });
  });

  it("holds what running trades hold, also when it is the first", () => {
    const first = { cap: undefined, reserved: euros(10_000n) };
    expect(judgeCap(offer, "100", first)).to.deep.equal({ ok: true, value: euros(10_000n) });
    const tooLittle = judgeCap(offer, "99.99", first);
    expect(!tooLittle.ok && tooLittle.refusal.failures[0]?.code).to.equal("below_used");
  });

  it("says what remains, and when that is less than the smallest amount or nothing", () => {
    expect(remainingOf(cap)).to.deep.equal(euros(20_000n));
    const stateAt = (used: bigint) => capState({ ...cap, used: euros(used) }, offer.amounts);
    expect(stateAt(38_000n)).to.deep.equal({ isReachedCap: false, isCapLessThanMin: false });
    expect(stateAt(38_001n)).to.deep.equal({ isReachedCap: false, isCapLessThanMin: true });
    expect(stateAt(40_000n)).to.deep.equal({ isReachedCap: true, isCapLessThanMin: true });
  });
});
