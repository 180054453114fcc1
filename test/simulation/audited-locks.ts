import type { MemoryTables } from "../memory/memory-tables.ts";
import type { AccountState } from "../../src/domain/account/account-states.ts";
import { must } from "./violation.ts";

/** The states after which nobody should wait for a party who cannot come. */
const moving: ReadonlySet<AccountState> = new Set(["banned", "compromised"] as const);

/** Whether beginning this state handles the account's running trades at once. */
export const movesTrades = (state: AccountState): boolean => moving.has(state);

/** Statuses in which nobody has paid: the staff's notice period runs then. */
const unpaid: ReadonlySet<string> = new Set([
  "pending",
  "not_funded",
  "active_funded",
  "gcc_info_shared",
  "gcc_info_accepted",
]);

/**
 * What must hold after a round that handles the trades of locked people, whichever of the two it
 * is: a paid trade is with a case worker, and the end of an unpaid one was announced.
 */
export function judgeLocks({ trades, traders }: MemoryTables): void {
  for (const { trade } of trades.values()) {
    if (trade.closedAt !== undefined) continue;
    const { id, status, buyerId, sellerId, deadlines } = trade;
    const locked = [buyerId, sellerId].filter((traderId) =>
      traders.get(traderId)?.account?.states.some((state) => moving.has(state)),
    );
    const waits = status === "paid" || (unpaid.has(status) && deadlines.staff_cancel === undefined);
    must(
      locked.length === 0 || !waits,
      "nobody waits for who is locked",
      () => `${id} is ${status}, and ${locked.join()} cannot come`,
    );
  }
}
