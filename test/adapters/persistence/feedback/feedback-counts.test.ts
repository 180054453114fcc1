import { expect } from "chai";
import fc from "fast-check";
import type { Actor } from "../../../../src/application/actor/actor.ts";
import type { FeedbackType } from "../../../../src/domain/feedback/feedback.ts";
import { FeedbackFloor, type FeedbackCounter } from "./feedback-floor.ts";

/** A trade of the seller that can get feedback. */
interface Told {
  readonly tradeId: string;
  readonly buyer: Actor;
  /** Partner, method and currency. */
  readonly pair: string;
}

const methods = ["sepa-instant", "cash"];
const currencies = ["EUR", "USD"];

describe("the counts of feedback", () => {
  let floor: FeedbackFloor;
  let counter: FeedbackCounter;
  before(async () => {
    floor = await FeedbackFloor.open();
    counter = await floor.openCounter();
  });
  after(() => floor.close());

  /** Two trades of each of two buyers with the seller, by each method in each currency. */
  async function trades(): Promise<{ seller: Actor; told: readonly Told[] }> {
    const { seller, offerId } = await floor.addSeller();
    const told: Told[] = [];
    for (const buyer of [await floor.floor.addTrader(), await floor.floor.addTrader()]) {
      for (const method of methods) {
        for (const currency of currencies) {
          for (let count = 0; count < 2; count++) {
            const tradeId = await floor.release(buyer, seller, offerId);
            await agreeOn(tradeId, method, currency);
            told.push({ tradeId, buyer, pair: `${buyer.traderId} ${method} ${currency}` });
          }
        }
      }
    }
    return { seller, told };
  }

  /** As if the trade had been started on an offer of that method and currency. */
  async function agreeOn(tradeId: string, method: string, currency: string): Promise<void> {
    const { database } = floor.floor;
    await database.query("ALTER TABLE trade_terms DISABLE TRIGGER history");
    await database.query(
      "UPDATE trade_terms SET terms = jsonb_set(terms, '{paymentMethod}', $2) WHERE trade_id = $1",
      [tradeId, JSON.stringify(method)],
    );
    await database.query("ALTER TABLE trade_terms ENABLE TRIGGER history");
    await database.query("UPDATE trade SET currency = $2 WHERE id = $1", [tradeId, currency]);
  }

  it("take of each partner, method and currency what was said last, also when it changed", async () => {
    const { seller, told } = await trades();
    const lastOfPair = new Map<string, FeedbackType>();
    const said = fc.record({
      index: fc.nat(told.length - 1),
      type: fc.constantFrom<FeedbackType>("positive", "negative"),
      text: fc.nat(1_000_000).map(String),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(said, { minLength: 1, maxLength: 8 }), async (all) => {
        for (const { index, type, text } of all) {
          const trade = told[index];
          if (!trade) throw new Error("No such trade");
          const { tradeId, buyer, pair } = trade;
          const given = await counter.giveFeedback.execute(buyer, tradeId, { type, text });
          expect(given).to.include({ ok: true });
          lastOfPair.set(pair, type);
        }
        const types = [...lastOfPair.values()];
        const positive = types.filter((type) => type === "positive").length;
        expect(await floor.counts(seller)).to.deep.equal([positive, types.length - positive]);
      }),
      { numRuns: 25, endOnFailure: true },
    );
    expect(lastOfPair.size).to.equal(8);
  });
});
