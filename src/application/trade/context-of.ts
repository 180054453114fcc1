import { caseContext } from "../../domain/dispute/dispute-case.ts";
import type { DisputePolicy } from "../../domain/dispute/dispute-policy.ts";
import { plainContext } from "../../domain/trade/plain-context.ts";
import type { TradeContext } from "../../domain/trade/trade-context.ts";
import type { TradePolicy } from "../../domain/trade/trade-policy.ts";
import type { LoadedTrade } from "../ports/trade-store.ts";

/**
 * What the rules look at beside a trade: the moment, the accounts of both sides where a party may
 * ask, and its case if it was ever disputed.
 */
export function contextOf(
  { accounts, disputeCase, now }: Omit<LoadedTrade, "trade" | "accounts"> & Partial<LoadedTrade>,
  policy: TradePolicy,
  disputePolicy: DisputePolicy,
): TradeContext {
  const context = { ...plainContext(now, policy), ...(accounts && { accounts }) };
  if (!disputeCase) return context;
  return { ...context, disputeCase: caseContext(disputeCase, now, disputePolicy) };
}
