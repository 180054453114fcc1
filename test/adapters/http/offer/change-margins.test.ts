import { expect } from "chai";
import { faultsOf, OfferOwners } from "../../../support/offer-owners.ts";

describe("margins of many offers over HTTP", () => {
  let floor: OfferOwners;
  before(async () => {
    floor = await OfferOwners.open();
  });
  after(() => floor.close());
  beforeEach(() => floor.clearMarket());

  const change = (margins: readonly (readonly [string, string])[], preview: boolean) =>
    floor.ana.call("changeMargins", {
      body: { offers: margins.map(([hash, margin]) => ({ hash, new_margin: margin })), preview },
    });
  const marginOf = async (hash: string) => (await floor.view(hash)).margin;

  it("are previewed with where each offer stands and would stand, and nothing changes", async () => {
    const one = await floor.publish({ margin: "1" });
    const two = await floor.publish({ margin: "2" });
    const dearer = String(Math.round(Number(one.marketPrice) * 1.3));
    const fixed = await floor.publish({ margin: undefined, fixed_price: dearer });
    const told = await change(
      [
        [one.idHashed, "2.5"],
        [two.idHashed, "0.5"],
        [fixed.idHashed, "0"],
      ],
      true,
    );
    const row = (hash: string, position: number, positionAfter: number) => ({
      hash,
      position,
      positionAfter,
      code: null,
      message: null,
    });
    expect(told.data).to.deep.equal([
      row(one.idHashed, 1, 2),
      row(two.idHashed, 2, 1),
      row(fixed.idHashed, 3, 1),
    ]);
    expect(await marginOf(one.idHashed)).to.equal("1");
    expect(await marginOf(fixed.idHashed)).to.equal(null);
  });

  it("are changed one by one: what is wrong with one keeps no other back", async () => {
    const one = await floor.publish({ margin: "1" });
    const two = await floor.publish({ margin: "2" });
    const told = await change(
      [
        [one.idHashed, "101"],
        ["nothing", "3"],
        [two.idHashed, "-0.25"],
      ],
      false,
    );
    const rows = told.data as readonly { readonly code: string | null }[];
    expect(rows.map(({ code }) => code)).to.deep.equal(["out_of_bounds", "not_found", null]);
    expect([await marginOf(one.idHashed), await marginOf(two.idHashed)]).to.deep.equal([
      "1",
      "-0.25",
    ]);
  });

  it("are nobody else's to change, nor to preview", async () => {
    const { idHashed: hash } = await floor.publish({ margin: "1" });
    for (const preview of [true, false]) {
      const body = { offers: [{ hash, new_margin: "9" }], preview };
      const told = await floor.bruno.must("changeMargins", { body });
      expect(told.data).to.deep.equal([
        { hash, position: null, positionAfter: null, code: "not_found", message: null },
      ]);
    }
    expect(await marginOf(hash)).to.equal("1");
  });

  const refused: readonly [what: string, offers: unknown, fault: string][] = [
    ["none", [], "offers array_min_size"],
    [
      "the same twice",
      [
        { hash: "a", new_margin: "1" },
        { hash: "a", new_margin: "2" },
      ],
      "offers array_unique",
    ],
    [
      "more than two hundred",
      Array.from({ length: 201 }, (_, place) => ({ hash: `o${place}`, new_margin: "1" })),
      "offers array_max_size",
    ],
  ];
  for (const [what, offers, fault] of refused) {
    it(`are refused for ${what}`, async () => {
      const told = await floor.ana.call("changeMargins", { body: { offers, preview: true } });
      expect(faultsOf(told)).to.deep.equal([fault]);
    });
  }
});
