import { expect } from "chai";
import fc from "fast-check";
import { defaultOfferPolicy } from "../../../src/domain/policy/default-policy.ts";
import {
  signalsOf as signalsUnder,
  type SignalledParts,
} from "../../../src/domain/offer/offer-signals.ts";

const signalsOf = (...of: [SignalledParts, Parameters<typeof signalsUnder>[1]]) =>
  signalsUnder(...of, defaultOfferPolicy);
const plain: SignalledParts = {
  terms: "",
  label: "",
  pricing: { kind: "margin", basisPoints: 0 },
};
const namesOf = (parts: Partial<SignalledParts>) =>
  signalsOf({ ...plain, ...parts }, undefined).map(({ name }) => name);
const market = { asset: "BTC", currency: "EUR", scaled: 6_000_000_000_000n } as const;

describe("what stands out in an offer", () => {
  const found: readonly [terms: string, names: readonly string[]][] = [
    ["Look at https://pay.example/now first", ["link"]],
    ["More on www.example.org", ["link"]],
    ["Find me on fastcoins.io today", ["link"]],
    ["fastcoins.com/ana", ["link"]],
    ["ＨＴＴＰＳ：//pay.example", ["link"]],
    ["Write to ana.lima+btc@example.com", ["email"]],
    ["Write to ana\u200b@exam\u00adple.com", ["email"]],
    ["Call +351 912 345 678", ["phone"]],
    ["Call 00 351 912-345-678", []],
    ["Call 00351 912-345-678", ["phone"]],
    ["Telegram: @ana_lima", ["handle"]],
    ["(@ana) is me", ["handle"]],
    ["t.me/ana_lima", ["link"]],
    ["We trade  outside\nthe escrow, cheaper", ["phrase"]],
    ["Wir handeln ohne Treuhand", ["phrase"]],
    ["Operamos fuera de la plataforma", ["phrase"]],
    ["Работаем вне платформы", ["phrase"]],
    ["我们在平台外交易", ["phrase"]],
    ["Ask M0derat0r Ana", ["staff_name"]],
  ];
  for (const [terms, names] of found) {
    it(`is ${names.join(", ") || "nothing"} in "${terms}"`, () => {
      expect(namesOf({ terms })).to.deep.equal(names);
      expect(namesOf({ label: terms })).to.deep.equal(names);
    });
  }

  for (const terms of [
    "",
    "Pay from your own account.",
    "No third parties. I release within 5 min., 24/7.",
    "IBAN PT50 0002 0123 1234 5678 9015 4 only",
    "Minimum 20.50 EUR, most 1,000.00 EUR. Be quick!",
    "Never outside escrow. In a dispute a moderator decides.",
    "Keine Geschäfte ohne Treuhand. Не торгую вне платформы.",
    "Sepa/Wise. No notes like BTC.Thank you",
    "Prix fixe, réponse rapide; 支付宝, Приват24",
  ]) {
    it(`is nothing in "${terms}"`, () => {
      expect(namesOf({ terms })).to.deep.equal([]);
    });
  }

  const prices: readonly [SignalledParts["pricing"], readonly string[]][] = [
    [{ kind: "margin", basisPoints: 5_000 }, []],
    [{ kind: "margin", basisPoints: 5_001 }, ["far_price"]],
    [{ kind: "margin", basisPoints: -5_000 }, []],
    [{ kind: "margin", basisPoints: -5_001 }, ["far_price"]],
    [{ kind: "fixed", price: { ...market, scaled: 9_000_000_000_000n } }, []],
    [{ kind: "fixed", price: { ...market, scaled: 9_001_000_000_000n } }, ["far_price"]],
  ];
  for (const [pricing, names] of prices) {
    const what = pricing.kind === "fixed" ? pricing.price.scaled : JSON.stringify(pricing);
    it(`is ${names.join() || "nothing"} in a ${pricing.kind} price of ${what}`, () => {
      const signals = signalsOf({ ...plain, pricing }, market);
      expect(signals.map(({ name }) => name)).to.deep.equal(names);
    });
  }

  it("is nothing in a fixed price without a market", () => {
    const pricing = { kind: "fixed", price: { ...market, scaled: 1n } } as const;
    expect(namesOf({ pricing })).to.deep.equal([]);
  });

  it("is looked for quickly in any text", () => {
    const hostile = fc
      .constantFrom("@", ".", "a", "+1", "0", "www.", "a.", "-", " ", "http://", "é")
      .chain((part) => fc.constant(part.repeat(2_500).slice(0, 2_500)));
    fc.assert(
      fc.property(hostile, (terms) => {
        const before = performance.now();
        signalsOf({ ...plain, terms }, undefined);
        expect(performance.now() - before).to.be.below(500);
      }),
      { numRuns: 40 },
    );
  });
});
