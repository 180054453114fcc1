import { expect } from "chai";
import { anyCards, judgeCards } from "../../../src/domain/offer/card-limits.ts";

describe("the cards that an offer accepts", () => {
  const judge = (method: string, binCodes: readonly string[], regions: readonly string[] = []) => {
    const judged = judgeCards({ binCodes, regions }, { paymentMethod: method });
    return judged.ok
      ? judged.value
      : judged.failures.map(({ field, code }) => `${field} ${code}`).join();
  };

  it("are any without a word about them", () => {
    expect(judge("visa-gift-card", anyCards.binCodes)).to.equal(undefined);
    expect(judge("sepa-instant", anyCards.binCodes)).to.equal(undefined);
  });

  it("are sorted", () => {
    expect(judge("debit-card", ["485246", "409758"], ["US", "CA"])).to.deep.equal({
      binCodes: ["409758", "485246"],
      regions: ["CA", "US"],
    });
  });

  const refused: readonly [told: string, ...Parameters<typeof judge>][] = [
    ["bin_codes not_for_method", "sepa-instant", ["409758"]],
    ["bin_codes not_for_method", "amazon-gift-card", ["409758"]],
    ["card_regions not_for_method", "sepa-instant", [], ["PT"]],
    ["bin_codes unknown", "visa-gift-card", ["510000"]],
    ["bin_codes repeated", "visa-gift-card", ["409758", "409758"]],
    ["card_regions unknown", "amazon-gift-card", [], ["NG"]],
    ["card_regions repeated", "amazon-gift-card", [], ["US", "US"]],
    ["bin_codes unknown,card_regions unknown", "visa-gift-card", ["1"], ["XX"]],
    [
      "bin_codes too_many",
      "visa-gift-card",
      Array.from({ length: 31 }, (_, n) => String(400_000 + n)),
    ],
  ];
  for (const [told, ...input] of refused) {
    it(`are refused as ${told} for ${input[0]} with ${input.slice(1).flat().slice(0, 2).join()}`, () => {
      expect(judge(...input)).to.equal(told);
    });
  }
});
