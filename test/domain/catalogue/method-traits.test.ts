import { expect } from "chai";
import {
  mostOfHint,
  mostOfName,
  mostSettlementDays,
  parseTraits,
  type MethodTraits,
} from "../../../src/domain/catalogue/method-traits.ts";
import {
  amendPaymentMethods,
  findPaymentMethod,
  paymentMethods,
} from "../../../src/domain/catalogue/payment-methods.ts";

describe("what operators say of a payment method", () => {
  const code = (typed: MethodTraits) => {
    const parsed = parseTraits(typed, ["SEPA transfer", "PIX"]);
    return parsed.ok ? "stored" : parsed.refusal.code;
  };

  it("is stored without what surrounds it, and without what says nothing", () => {
    const typed = { names: { en: " Wire ", pt: "Transferência" }, isPopular: false, hint: " " };
    expect(parseTraits(typed, [])).to.deep.equal({
      ok: true,
      value: { names: { en: "Wire", pt: "Transferência" } },
    });
    expect(parseTraits({}, [])).to.deep.equal({ ok: true, value: {} });
  });

  const cases: readonly (readonly [string, MethodTraits])[] = [
    ["stored", { names: { en: "x".repeat(mostOfName) } }],
    ["bad_name", { names: { en: "x".repeat(mostOfName + 1) } }],
    ["bad_name", { names: { en: "" } }],
    ["bad_name", { names: { en: "two\nlines" } }],
    ["bad_name", { names: { en: "\u0000" } }],
    ["bad_name", { names: { english: "Wire" } }],
    ["name_taken", { names: { en: "sepa TRANSFER" } }],
    ["name_taken", { names: { en: "Wire", pt: "PIX" } }],
    ["stored", { hint: "x".repeat(mostOfHint) }],
    ["bad_hint", { hint: "x".repeat(mostOfHint + 1) }],
    ["bad_hint", { hint: "\u0007" }],
    ["stored", { settlementDays: mostSettlementDays }],
    ["bad_days", { settlementDays: mostSettlementDays + 1 }],
    ["bad_days", { settlementDays: -1 }],
    ["bad_days", { settlementDays: 0.5 }],
  ];
  for (const [expected, typed] of cases) {
    it(`is ${expected} where it is ${JSON.stringify(typed).slice(0, 60)}`, () => {
      expect(code(typed)).to.equal(expected);
    });
  }

  describe("once it is in the catalogue", () => {
    afterEach(() => amendPaymentMethods(new Map()));

    it("is what every reader sees, and only of that method", () => {
      const released = paymentMethods.map((method) => ({ ...method }));
      amendPaymentMethods(
        new Map([["ach", { names: { en: "ACH" }, isHighRisk: true, settlementDays: 0 }]]),
      );
      expect(findPaymentMethod("ach")).to.deep.include({
        name: "ACH",
        isHighRisk: true,
        settlementSeconds: 0,
        isReversible: true,
      });
      const others = (methods: readonly { readonly slug: string; readonly name: string }[]) =>
        methods.filter(({ slug }) => slug !== "ach").map(({ name }) => name);
      expect(others(paymentMethods)).to.deep.equal(others(released));
      amendPaymentMethods(new Map());
      expect(paymentMethods.map((method) => ({ ...method }))).to.deep.equal(released);
    });
  });
});
