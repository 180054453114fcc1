import type { ClaimStore, ServableDebt } from "../../../application/ports/claim-store.ts";
import type { TradeFunds } from "../../../application/ports/trade-store.ts";
import { openUnits, type DebtClaim, type Purse } from "../../../domain/claim/debt-claim.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import { money } from "../../../domain/money/money.ts";
import type { ChargebackState } from "../../../domain/trade/trade-status.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import type { MemoryTables, MemoryTrade } from "./memory-tables.ts";

/** Reads what is owed from memory. */
export class MemoryClaimStore implements ClaimStore {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async purse(traderId: string, asset: AssetCode) {
    return { purse: purseOf(this.#tables, traderId, asset), now: this.#now() };
  }

  async openClaims(debtorId: string): Promise<readonly DebtClaim[]> {
    return openClaimsOf(this.#tables, debtorId);
  }

  async listServable(most: number): Promise<readonly ServableDebt[]> {
    const debts = new Map<string, ServableDebt>();
    for (const claim of this.#tables.claims.values()) {
      const { debtorId, amount } = claim;
      const { available } = purseOf(this.#tables, debtorId, amount.asset);
      if (openUnits(claim) === 0n || available === 0n) continue;
      debts.set(`${debtorId} ${amount.asset}`, { debtorId, asset: amount.asset });
    }
    return [...debts.values()].slice(0, most);
  }

  async listSettled(state: ChargebackState, most: number): Promise<readonly string[]> {
    return [...this.#tables.claims.values()]
      .filter((claim) => openUnits(claim) === 0n)
      .map(({ tradeId }) => tradeId)
      .filter((id) => this.#tables.trades.get(id)?.trade.chargeback === state)
      .slice(0, most);
  }
}

/** The open claims against somebody, oldest first. */
export function openClaimsOf({ claims }: MemoryTables, debtorId: string): readonly DebtClaim[] {
  return claims.group(debtorId).filter((claim) => openUnits(claim) > 0n);
}

/** What debts of a trade are judged by. */
export function memoryFunds(tables: MemoryTables, { trade, terms }: MemoryTrade): TradeFunds {
  const { asset } = trade.money.amount;
  return {
    paymentMethod: terms.paymentMethod,
    claim: tables.claims.get(trade.id),
    purses: {
      buyer: purseOf(tables, trade.buyerId, asset),
      seller: purseOf(tables, trade.sellerId, asset),
    },
  };
}

function purseOf(tables: MemoryTables, traderId: string, asset: AssetCode): Purse {
  const balance = tables.balances.get(accountId({ kind: "available", asset, traderId }));
  return {
    available: money(asset, balance ?? 0n).units,
    claims: openClaimsOf(tables, traderId).filter(({ amount }) => amount.asset === asset),
  };
}
