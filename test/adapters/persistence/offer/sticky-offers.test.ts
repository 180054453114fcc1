import { expect } from "chai";
import { carryOutCommits } from "../../../../src/adapters/persistence/commit/carry-out-commits.ts";
import type { CommitOutcome } from "../../../../src/application/ports/commit.ts";
import { TestMarket } from "../../../support/test-market.ts";
import { TwoTransactions, type InTransaction } from "../../../support/two-transactions.ts";

describe("offers that two moderators make sticky at once", () => {
  let floor: TestMarket;
  let two: TwoTransactions;
  before(async () => {
    floor = await TestMarket.open();
    two = await TwoTransactions.on(floor.database);
  });
  after(async () => {
    await two.close();
    await floor.close();
  });

  const made = async (
    offerId: string,
    mostOthers: number,
  ): Promise<InTransaction<CommitOutcome | undefined>> => {
    const judgedAt = await floor.now();
    const aggregates = [
      { aggregate: "offer", id: offerId, seenVersion: 1, state: { isStickied: true } },
    ];
    const commit = {
      judgedAt,
      aggregates,
      sticky: { offerId, mostOthers },
      usage: [],
      entries: [],
    };
    return async (transaction) => (await carryOutCommits(transaction, [commit], undefined))[0];
  };

  it("leave no more sticky than allowed", async () => {
    const seller = await floor.addTrader();
    const offers = [];
    for (let count = 0; count < 3; count += 1) offers.push(await floor.addSellOffer(seller));
    const [first = "", second = "", third = ""] = offers;
    await floor.database.query("UPDATE offer SET is_stickied = true WHERE id = $1", [first]);
    const one = await made(second, 1);
    const outcome = await two.interleave(
      async (transaction) => {
        expect(await one(transaction)).to.deep.equal({ outcome: "applied" });
      },
      await made(third, 1),
    );
    expect(outcome).to.deep.equal({ outcome: "conflict", over: "sticky" });
    const sticky = await floor.database.query<{ id: string }>(
      "SELECT id FROM offer WHERE is_stickied",
    );
    expect(sticky.map(({ id }) => id)).to.have.members([first, second]);
  });
});
