import { expect } from "chai";
import type { KeptCoin, StoredLook } from "../../../src/application/ports/reconciliation-store.ts";
import { ReconcileCoins } from "../../../src/application/reconciliation/reconcile-coins.ts";
import type { Comparison } from "../../../src/domain/reconciliation/look.ts";

/** A place whose node and books say what a test says. */
class Place {
  readonly notes: Pick<StoredLook, "base" | "drift">[] = [];
  #says: Comparison = { found: 0n, booked: 0n, leaving: 0n, arriving: 0n };
  readonly #reconcile: ReconcileCoins;

  constructor(place: KeptCoin["place"]) {
    const coin: KeptCoin = {
      place,
      asset: "BTC",
      account: { kind: "hot", asset: "BTC" },
      halt: { kind: "sends", asset: "BTC" },
      held: async () => this.#says.found,
    };
    const looks: StoredLook[] = [];
    this.#reconcile = new ReconcileCoins(
      [coin],
      {
        books: async () => this.#says,
        list: async () => looks.slice(-1),
        note: async (_, look) => {
          looks.push({ ...look, place, asset: "BTC", lookedAt: 0, isHalted: false });
          this.notes.push({ base: look.base, drift: look.drift });
        },
      },
      { execute: async () => "halt" },
      () => ({ driftTolerance: { BTC: 0n, USDT: 0n, ETH: 0n } }),
      () => undefined,
    );
  }

  async look(says: Comparison): Promise<void> {
    this.#says = says;
    expect(await this.#reconcile.execute()).to.deep.equal([]);
  }
}

const still = { leaving: 0n, arriving: 0n };
const paid = { found: 400n, booked: -500n, leaving: 100n, arriving: 0n };
const come = { found: 600n, booked: -500n, leaving: 0n, arriving: 100n };

describe("the first look at a place", () => {
  for (const [what, busy, after] of [
    ["leaves", paid, { ...still, found: 400n, booked: -400n }],
    ["arrives", come, { ...still, found: 600n, booked: -600n }],
  ] as const) {
    it(`waits while something ${what}, which it would take for given`, async () => {
      const place = new Place("bitcoin");
      await place.look(busy);
      expect(place.notes).to.deep.equal([]);
      await place.look(after);
      expect(place.notes).to.deep.equal([{ base: 0n, drift: 0n }]);
    });
  }

  it("does not wait for invoices of Lightning that nobody may pay", async () => {
    const place = new Place("channels");
    await place.look({ ...still, found: 500n, booked: -500n, arriving: 100n });
    expect(place.notes).to.deep.equal([{ base: 0n, drift: 0n }]);
  });

  it("is followed by looks that explain what is on its way", async () => {
    const place = new Place("bitcoin");
    await place.look({ ...still, found: 500n, booked: -500n });
    await place.look(paid);
    await place.look(come);
    expect(place.notes.map(({ drift }) => drift)).to.deep.equal([0n, 0n, 0n]);
  });
});
