import type { ClaimStore, ServableDebt } from "../../src/application/ports/claim-store.ts";
import type { TradeFunds } from "../../src/application/ports/trade-store.ts";
import {
  openUnits,
  type DebtClaim,
  type DebtorBalance,
} from "../../src/domain/claim/debt-claim.ts";
import { accountId } from "../../src/domain/ledger/account.ts";
import type { AssetCode } from "../../src/domain/money/asset.ts";
import { money } from "../../src/domain/money/money.ts";
import type { ChargebackState } from "../../src/domain/trade/trade-status.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import type { MemoryTables, MemoryTrade } from "./memory-tables.ts";

/** Reads what is owed from memory. */
export class MemoryClaimStore implements ClaimStore {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async debtorBalance(traderId: string, asset: AssetCode) {
    return { debtorBalance: debtorBalanceOf(this.#tables, traderId, asset), now: this.#now() };
  }

  async openClaims(debtorId: string): Promise<readonly DebtClaim[]> {
    return openClaimsOf(this.#tables, debtorId);
  }

  async listServable(most: number): Promise<readonly ServableDebt[]> {
    const debts = new Map<string, ServableDebt>();
    for (const claim of this.#tables.claims.values()) {
      const { debtorId, amount } = claim;
      const { available } = debtorBalanceOf(this.#tables, debtorId, amount.asset);
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

/** The open claims against a trader, oldest first. */
export function openClaimsOf({ claims }: MemoryTables, debtorId: string): readonly DebtClaim[] {
  return claims.group(debtorId).filter((claim) => openUnits(claim) > 0n);
}

/** What debts of a trade are checked against. */
export function memoryFunds(tables: MemoryTables, { trade, terms }: MemoryTrade): TradeFunds {
  const { asset } = trade.money.amount;
  return {
    paymentMethod: terms.paymentMethod,
    claim: tables.claims.get(trade.id),
    debtorBalances: {
      buyer: debtorBalanceOf(tables, trade.buyerId, asset),
      seller: debtorBalanceOf(tables, trade.sellerId, asset),
    },
  };
}

function debtorBalanceOf(tables: MemoryTables, traderId: string, asset: AssetCode): DebtorBalance {
  const balance = tables.balances.get(accountId({ kind: "available", asset, traderId }));
  return {
    available: money(asset, balance ?? 0n).units,
    claims: openClaimsOf(tables, traderId).filter(({ amount }) => amount.asset === asset),
  };
}
