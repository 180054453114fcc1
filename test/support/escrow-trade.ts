import { changeOf } from "../../src/application/multisig-escrow/escrow-change.ts";
import type { EscrowSeals } from "../../src/application/ports/multisig-escrow-store.ts";
import { usageOfChange } from "../../src/application/trade/usage-of-change.ts";
import { PostgresMultisigEscrowStore } from "../../src/adapters/persistence/multisig-escrow/postgres-multisig-escrow-store.ts";
import { newTradeEscrow, type TradeEscrow } from "../../src/domain/multisig-escrow/trade-escrow.ts";
import type { TradeChange } from "../../src/domain/trade/trade-change.ts";
import type { Trade } from "../../src/domain/trade/trade.ts";
import { emptyTerms, openedTrade } from "./opened-trade.ts";
import type { Counter, TestMarket } from "./test-market.ts";

/** A trade with a multisig escrow, begun in the database together with it. */
export async function escrowTrade(
  floor: TestMarket,
  counter: Counter,
  escrowOf: (made: { tradeId: string; keyNumber: number }) => TradeEscrow = exampleOf,
) {
  const store = new PostgresMultisigEscrowStore(counter.pool);
  const [seller, buyer] = [await floor.addTrader(), await floor.addTrader()];
  const offerId = await floor.addSellOffer(seller, "sepa-instant", true);
  const now = await store.now();
  const keyNumber = await store.takeKeyNumber();
  const id = `multisig ${keyNumber}`;
  const parties = { buyerId: buyer.traderId, sellerId: seller.traderId };
  const made = { id, offerId, buyer, seller, now, deferred: true };
  const change = openedTrade({ ...made, custody: "multisig" });
  const escrow = escrowOf({ tradeId: id, keyNumber });
  const commit = async (
    step: TradeChange,
    before: Trade | undefined,
    aggregates: readonly ReturnType<typeof changeOf>[] = [],
  ) => {
    const { outcome } = await counter.changes.commit({
      judgedAt: now,
      trade: {
        change: step,
        seenVersion: before?.version,
        ...(!before && { terms: emptyTerms }),
      },
      ...usageOfChange(before ?? step.trade, step.trade, step.usage),
      aggregates,
      entries: [],
    });
    if (outcome !== "applied") throw new Error(`The trade was not changed: ${outcome}`);
    return step.trade;
  };
  const seals = { terms: undefined, ending: undefined };
  const trade = await commit(change, undefined, [changeOf(escrow, seals, parties, undefined)]);
  const write = async (next: TradeEscrow, seen: number, sealed: EscrowSeals = seals) => {
    const { outcome } = await counter.changes.commit({
      judgedAt: await store.now(),
      usage: [],
      entries: [],
      aggregates: [changeOf(next, sealed, parties, seen)],
    });
    return outcome;
  };
  return { trade, escrow, parties, buyer, seller, store, commit, write };
}

/** One of keys that nobody looks at. */
function exampleOf({ tradeId, keyNumber }: { tradeId: string; keyNumber: number }): TradeEscrow {
  return newTradeEscrow({
    tradeId,
    network: "regtest",
    keyNumber,
    exitBlocks: 20,
    amount: 200_000n,
    fee: 1_000n,
    platform: { key: "its key", address: "its address" },
  });
}
