import type { TradeCommand } from "./trade-command.ts";
import type { TradeRefusal } from "./trade-refusal.ts";
import type { Trade } from "./trade.ts";

/** Where the crypto of a trade is: in the platform's books, or in an escrow of three keys on the chain. */
export type Custody = "ledger" | "multisig";

/** Fixed when the trade begins. */
export function custodyOf({ memory }: Pick<Trade, "memory">): Custody {
  return memory.custody ?? "ledger";
}

/** Acts after which other crypto would have to be held than what is on the chain. */
const otherHolds: ReadonlySet<TradeCommand["act"]> = new Set(["amend", "re-quote", "reopen"]);

/**
 * Refuses what cannot be done with an escrow on the chain: its coin stays as it is, and only the chain says that it is
 * funded.
 */
export function custodyRefusal(trade: Trade, command: TradeCommand): TradeRefusal | undefined {
  if (custodyOf(trade) === "ledger") return undefined;
  if (command.act === "release" && command.signed !== true) return { code: "signature_needed" };
  const isAskedToFund = command.act === "fund" && command.coin === undefined;
  return isAskedToFund || otherHolds.has(command.act) ? { code: "escrow_on_chain" } : undefined;
}
