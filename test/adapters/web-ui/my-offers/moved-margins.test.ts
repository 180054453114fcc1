import { expect } from "chai";
import type { MyOfferView } from "../../../../src/adapters/http/contract/offer/my-offer-views.ts";
import { movedMargins } from "../../../../src/adapters/web-ui/my-offers/moved-margins.ts";

const offer = (idHashed: string, margin: string | null) => ({ idHashed, margin }) as MyOfferView;
const offers = [offer("one", "1.5"), offer("two", "-0.25"), offer("fixed", null)];
const all = new Set(["one", "two", "fixed"]);

describe("margins moved together", () => {
  const moves: readonly [by: string, margins: readonly string[] | undefined][] = [
    ["0.5", ["2", "0.25"]],
    ["+0.5", ["2", "0.25"]],
    ["-1.75", ["-0.25", "-2"]],
    ["0", undefined],
    ["", undefined],
    ["half", undefined],
    ["0.125", undefined],
  ];
  for (const [by, margins] of moves) {
    it(`by "${by}" are ${margins?.join(" and ") ?? "not moved"}`, () => {
      const moved = movedMargins(offers, all, by);
      expect(moved?.map(({ margin }) => margin)).to.deep.equal(margins);
    });
  }

  it("are those of the chosen offers only", () => {
    const moved = movedMargins(offers, new Set(["two", "fixed"]), "1");
    expect(moved?.map(({ offer: each }) => each.idHashed)).to.deep.equal(["two"]);
  });
});
