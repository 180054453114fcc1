import { expect } from "chai";
import type { MemoryTables } from "../../memory/memory-tables.ts";
import { accountId, keepsBalance } from "../../../src/domain/ledger/account.ts";
import type { Posting } from "../../../src/domain/ledger/journal-entry.ts";

/** Recounts everything from the postings, and fails if the stored values differ. */
export function expectMemoryBooksBalance(tables: MemoryTables): void {
  const sums = new Map<string, bigint>();
  for (const { ref, postings } of tables.entries.values()) {
    expect(total(postings), ref).to.equal(0n);
    for (const { account, amount } of postings.filter((each) => keepsBalance(each.account))) {
      const id = accountId(account);
      sums.set(id, (sums.get(id) ?? 0n) + amount.units);
    }
  }
  expect(tables.balances.size).to.equal(sums.size);
  for (const [id, balance] of sums) {
    expect(tables.balances.get(id), id).to.equal(balance);
    expect(balance >= 0n, id).to.equal(true);
  }
  for (const { trade } of tables.trades.values()) {
    const { amount, fee, cashback } = trade.money;
    const held = trade.escrow === "held" ? amount.units + fee.units + cashback.units : 0n;
    const escrow = accountId({ kind: "escrow", asset: amount.asset, tradeId: trade.id });
    expect(sums.get(escrow) ?? 0n, trade.id).to.equal(held);
    const refs = [...tables.entries.keys()].filter((ref) => ref.includes(`:${trade.id}:`));
    const settled = refs.filter((ref) => ref.startsWith("settle:")).length;
    expect(settled, trade.id).to.equal(trade.holds - (trade.escrow === "held" ? 1 : 0));
  }
  for (const [traderId, { activeTrades }] of tables.usage) {
    const running = [...tables.trades.values()].filter(
      ({ trade }) =>
        trade.closedAt === undefined && [trade.buyerId, trade.sellerId].includes(traderId),
    );
    expect(activeTrades, traderId).to.equal(running.length);
  }
}

function total(postings: readonly Posting[]): bigint {
  return postings.reduce((sum, { amount }) => sum + amount.units, 0n);
}
