import { expect } from "chai";
import type { QueryRunner } from "typeorm";
import { BookedEscrowFees } from "../../../../src/adapters/persistence/migrations/1797009800000-booked-escrow-fees.ts";
import type { LedgerAccount } from "../../../../src/domain/ledger/account.ts";
import { journalEntry } from "../../../../src/domain/ledger/journal-entry.ts";
import { money } from "../../../../src/domain/money/money.ts";
import { expectBooksBalance } from "../../../support/books.ts";
import { escrowTrade } from "../../../support/escrow-trade.ts";
import { TestMarket, type Counter } from "../../../support/test-market.ts";

describe("escrows from before the books noted in them what they have of their fees", () => {
  let floor: TestMarket;
  let counter: Counter;
  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
  });
  afterEach(() => expectBooksBalance(floor.database));
  after(() => floor.close());

  const fees = { kind: "fees", asset: "BTC" } as const;
  const book = (ref: string, from: "hot" | "escrow_fees", to: LedgerAccount, satoshi: bigint) => {
    const amount = money("BTC", satoshi);
    const entry = journalEntry(ref, [{ from: { kind: from, asset: "BTC" }, to, amount }]);
    return counter.changes.commit({ judgedAt: 0, usage: [], entries: [entry] });
  };

  it("are noted with the one entry that each could have, and with the balance that got it", async () => {
    const begin = async () => {
      const { trade, seller } = await escrowTrade(floor, counter);
      return { id: trade.id, seller: seller.traderId };
    };
    const [kept, earlier] = [await begin(), await begin()];
    const [returned, unpaid] = [await begin(), await begin()];
    const runner = floor.database as unknown as QueryRunner;
    await new BookedEscrowFees().down(runner);
    await book(`escrow-fee:${kept.id}`, "hot", fees, 1_000n);
    await book(`escrow-fee:${earlier.id}`, "escrow_fees", fees, 700n);
    const balance = { kind: "available", asset: "BTC", traderId: returned.seller } as const;
    await book(`escrow-fee:${returned.id}`, "hot", balance, 900n);
    await book(`deposit:${unpaid.id}`, "hot", fees, 5n);
    await new BookedEscrowFees().up(runner);
    const rows = await floor.database.query<{ id: string; booked: (string | null)[] }>(
      `SELECT id, ARRAY[booked_times::text, booked_units::text, booked_to] AS booked FROM multisig_escrow`,
    );
    expect(new Map(rows.map(({ id, booked }) => [id, booked]))).to.deep.equal(
      new Map([
        [kept.id, ["1", "1000", null]],
        [earlier.id, ["1", "700", null]],
        [returned.id, ["1", "900", returned.seller]],
        [unpaid.id, [null, null, null]],
      ]),
    );
  });
});
