import { expect } from "chai";
import { noGates } from "../../../src/domain/offer/offer-gates.ts";
import fc from "fast-check";
import { createOffer, type OfferInput } from "../../../src/domain/offer/create-offer.ts";
import type { Fiat } from "../../../src/domain/money/fiat.ts";
import { mostActiveOffers, type OfferOwner } from "../../../src/domain/offer/offer-policy.ts";
import { knownTags } from "../../../src/domain/offer/offer-tags.ts";
import { defaultOfferPolicy } from "../../../src/domain/policy/default-policy.ts";

const owner: OfferOwner = { id: "anaanaanaana", level: 1, badge: "no_badge" };
const vendor: OfferOwner = { ...owner, badge: "vendor" };
const lines = [
  { label: "IBAN", value: "PT50 0002 0123 1234 5678 9015 4" },
  { label: "Name on the account", value: "Ana Lima" },
];
const good: OfferInput = {
  side: "sell",
  asset: "BTC",
  currency: "EUR",
  paymentMethod: "sepa-instant",
  pricing: { kind: "margin", percent: "1.5" },
  amounts: { kind: "range", min: "20", max: "2500.50" },
  terms: "Pay from your own account.",
  paymentDetails: lines,
  label: "fast",
  tags: ["No Fees"],
  windowMinutes: "30",
};

/** A cent of any currency is worth a US cent. */
const judges = (by: OfferOwner) => ({
  owner: by,
  policy: defaultOfferPolicy,
  usdCents: ({ minor }: Fiat) => minor,
  market: () => undefined,
});

const judge = (change: Partial<OfferInput>, by = owner) =>
  createOffer("offeroffer01", { ...good, ...change }, judges(by));

/** What was refused, as "field code". */
function faults(change: Partial<OfferInput>, by = owner): readonly string[] {
  const judged = judge(change, by);
  return judged.ok ? [] : judged.refusal.failures.map(({ field, code }) => `${field} ${code}`);
}

const margin = (percent: string) => ({ pricing: { kind: "margin", percent } as const });
const fixed = (price: string) => ({ pricing: { kind: "fixed", price } as const });
const range = (min: string, max: string) => ({ amounts: { kind: "range", min, max } as const });
const list = (...amounts: readonly string[]) => ({
  amounts: { kind: "predefined", amounts } as const,
});

describe("making an offer", () => {
  it("gives its first version, active, with amounts in the smallest unit and the window in seconds", () => {
    expect(judge({})).to.deep.equal({
      ok: true,
      value: {
        id: "offeroffer01",
        version: 1,
        ownerId: "anaanaanaana",
        side: "sell",
        asset: "BTC",
        currency: "EUR",
        paymentMethod: "sepa-instant",
        pricing: { kind: "margin", basisPoints: 150 },
        amounts: {
          kind: "range",
          min: { currency: "EUR", minor: 2_000n },
          max: { currency: "EUR", minor: 250_050n },
        },
        terms: "Pay from your own account.",
        tradeDetails: undefined,
        paymentDetails: lines,
        label: "fast",
        savedAccountId: undefined,
        cashback: undefined,
        area: undefined,
        guard: undefined,
        cards: undefined,
        location: undefined,
        dutyHours: undefined,
        tags: ["no fees"],
        windowSeconds: 1_800,
        flow: "default",
        deferredEscrow: false,
        multisigEscrow: undefined,
        gates: noGates,
        active: true,
        moderation: { status: 1 },
      },
    });
  });

  it("takes a fixed price and a list of amounts, and puts the list in order", () => {
    const judged = judge({ ...fixed("64000.5"), ...list("100", "25", "50.5") });
    const amounts = [2_500n, 5_050n, 10_000n].map((minor) => ({ currency: "EUR", minor }));
    expect(judged.ok && judged.value.pricing).to.deep.equal({
      kind: "fixed",
      price: { asset: "BTC", currency: "EUR", scaled: 6_400_050_000_000n },
    });
    expect(judged.ok && judged.value.amounts).to.deep.equal({ kind: "predefined", amounts });
  });

  const refused: readonly [what: string, change: Partial<OfferInput>, faults: readonly string[]][] =
    [
      [
        "a side that is none",
        { side: "swap" },
        ["side unknown", "payment_details only_on_sell_offers"],
      ],
      ["an asset that is none", { asset: "XMR" }, ["asset unknown"]],
      ["a currency that is none", { currency: "EUX" }, ["currency unknown"]],
      ["a method that is none", { paymentMethod: "barter" }, ["payment_method unknown"]],
      ["a margin that is no number", margin("1,5"), ["margin not_a_number"]],
      ["a margin of three decimals", margin("1.555"), ["margin not_a_number"]],
      ["a margin under the bound", margin("-50.01"), ["margin out_of_bounds"]],
      ["a margin over the bound", margin("100.01"), ["margin out_of_bounds"]],
      ["a fixed price of nothing", fixed("0"), ["fixed_price not_a_number"]],
      ["a range that ends before it begins", range("100", "99.99"), ["range_max below_minimum"]],
      ["a range from nothing", range("0", "100"), ["range_min not_positive"]],
      ["a range of words", range("a", "b"), ["range_min not_a_number", "range_max not_a_number"]],
      ["more digits than cents", range("1.005", "2"), ["range_min too_precise"]],
      ["cents of yen", { currency: "JPY", ...range("100.5", "200") }, ["range_min too_precise"]],
      ["no amount at all", list(), ["predefined_amounts missing"]],
      ["the same amount twice", list("25", "25.00"), ["predefined_amounts repeated"]],
      ["an amount of nothing", list("25", "0"), ["predefined_amounts not_positive"]],
      ["details of who buys", { side: "buy" }, ["payment_details only_on_sell_offers"]],
      [
        "a detail without a value",
        { paymentDetails: [{ label: "IBAN", value: " " }] },
        ["payment_details missing"],
      ],
      ["no account to be paid to", { paymentDetails: [] }, ["payment_details missing"]],
      [
        "an account without its holder",
        { paymentDetails: lines.slice(0, 1) },
        ["payment_details missing"],
      ],
      [
        "a wallet without its name",
        { paymentMethod: "revolut", paymentDetails: [] },
        ["payment_details missing"],
      ],
      ["signs that nobody sees", { terms: "a\u0000b" }, ["terms not_plain_text"]],
      ["text that is turned around", { label: "\u202eabc" }, ["label not_plain_text"]],
      ["four tags", { tags: ["a", "b", "c", "d"] }, ["tags too_many"]],
      ["the same tag twice", { tags: ["Fast", "fast "] }, ["tags repeated"]],
      ["a tag that is a link", { tags: ["http://x"] }, ["tags not_plain_text"]],
      ["a tag of 21 letters", { tags: ["a".repeat(21)] }, ["tags too_long"]],
      [
        "an escrow that a buyer would fund later",
        { side: "buy", paymentDetails: [], deferredEscrow: true },
        ["deferred_escrow only_on_sell_offers"],
      ],
      ["half a minute", { windowMinutes: "30.5" }, ["window_minutes not_a_number"]],
    ];
  for (const [what, change, expected] of refused) {
    it(`refuses ${what}`, () => {
      expect(faults(change)).to.deep.equal(expected);
    });
  }

  const bounds: readonly [
    what: string,
    inside: readonly Partial<OfferInput>[],
    outside: readonly Partial<OfferInput>[],
  ][] = [
    [
      "margins of −50 … +100 %",
      [margin("-50"), margin("100")],
      [margin("-50.01"), margin("100.01")],
    ],
    [
      "a window of 30 … 43,200 min",
      [{ windowMinutes: "30" }, { windowMinutes: "43200" }],
      [{ windowMinutes: "29" }, { windowMinutes: "43201" }],
    ],
    ["terms of 2,500 characters", [{ terms: "x".repeat(2_500) }], [{ terms: "x".repeat(2_501) }]],
    ["a label of 25 characters", [{ label: "x".repeat(25) }], [{ label: "x".repeat(26) }]],
    ["3 tags", [{ tags: ["a", "b", "c"] }, { tags: [] }], [{ tags: ["a", "b", "c", "d"] }]],
    [
      "15 amounts",
      [list(...Array.from({ length: 15 }, (_, index) => `${index + 1}`))],
      [list(...Array.from({ length: 16 }, (_, index) => `${index + 1}`))],
    ],
    ["a range of one amount", [range("25", "25")], [range("25.01", "25")]],
  ];
  for (const [what, inside, outside] of bounds) {
    it(`takes ${what} and nothing beyond`, () => {
      for (const change of inside) expect(faults(change)).to.deep.equal([]);
      for (const change of outside) expect(faults(change)).to.have.length(1);
    });
  }

  it("lets vendors go from −99.99 to 21,000 %", () => {
    for (const percent of ["-99.99", "21000"])
      expect(faults(margin(percent), vendor)).to.deep.equal([]);
    for (const percent of ["-100", "21000.01"]) {
      expect(faults(margin(percent), vendor)).to.deep.equal(["margin out_of_bounds"]);
    }
  });

  it("names everything that is wrong at once", () => {
    const change = {
      asset: "",
      currency: "",
      label: "x".repeat(26),
      windowMinutes: "",
      ...range("", ""),
    };
    expect(faults(change)).to.deep.equal([
      "asset unknown",
      "currency unknown",
      "range_min not_a_number",
      "range_max not_a_number",
      "label too_long",
      "window_minutes not_a_number",
    ]);
  });

  it("takes every tag that lists filter by, however long", () => {
    for (const { name } of knownTags) expect(faults({ tags: [name] }), name).to.deep.equal([]);
  });

  it("says which bounds hold", () => {
    const judged = judge({ windowMinutes: "5" });
    expect(judged).to.have.nested.property("refusal.failures[0].bounds.least", 30);
    expect(judged).to.have.nested.property("refusal.failures[0].bounds.most", 43_200);
  });

  it("never throws on what a person types", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("constructor", "__proto__"),
    );
    const input: fc.Arbitrary<OfferInput> = fc.record({
      side: fc.oneof(text, fc.constant("sell")),
      asset: fc.oneof(text, fc.constant("BTC")),
      currency: fc.oneof(text, fc.constant("JPY")),
      paymentMethod: text,
      pricing: fc.oneof(
        text.map((percent) => ({ kind: "margin" as const, percent })),
        text.map((price) => ({ kind: "fixed" as const, price })),
      ),
      amounts: fc.oneof(
        fc.tuple(text, text).map(([min, max]) => ({ kind: "range" as const, min, max })),
        fc.array(text).map((amounts) => ({ kind: "predefined" as const, amounts })),
      ),
      terms: text,
      paymentDetails: fc.array(fc.record({ label: text, value: text })),
      label: text,
      tags: fc.array(text),
      windowMinutes: text,
    });
    fc.assert(
      fc.property(input, (typed) => {
        expect(createOffer("id", typed, judges(owner)).ok).to.equal(false);
      }),
    );
  });
});

describe("the number of active offers", () => {
  const rows: readonly [level: number, badge: string, most: number][] = [
    [0, "no_badge", 0],
    [0, "vendor", 0],
    [1, "no_badge", 6],
    [1.5, "no_badge", 6],
    [2, "no_badge", 15],
    [3, "power_trader", 15],
    [1, "vendor", 180],
  ];
  for (const [level, badge, most] of rows) {
    it(`is at most ${most} on level ${level} with ${badge}`, () => {
      expect(mostActiveOffers({ id: "a", level, badge }, defaultOfferPolicy)).to.equal(most);
    });
  }
});
