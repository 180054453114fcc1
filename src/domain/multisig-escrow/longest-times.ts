import { accept, refuse, type Result } from "../result/result.ts";
import { after } from "../trade/instant.ts";
import type { Instant, Trade } from "../trade/trade.ts";
import type { TradePolicy } from "../trade/trade-policy.ts";
import { blocksUntilExit } from "./exit-time.ts";

const hour = 60 * 60;
const day = 24 * hour;

/** How long a seller has to pay an escrow, in seconds: both sides give their keys first. */
export const escrowFundingSeconds = day;

/** From the end of a trade until its payout is in a block, in seconds: a party has to sign it. */
const mostPayoutSeconds = 7 * day;

/** In satoshi. A quarter of it is more than a payout costs at 25 satoshi a virtual byte. */
export const leastEscrow = 20_000n;

/** The numbers of the trade rules that say how long a trade can take. */
type TimesOfTrades = Pick<
  TradePolicy,
  "extensionsAtMost" | "staleAfter" | "multisigDisputeWithin" | "appealWindow" | "appealStandsAfter"
>;

/**
 * After how many blocks the seller of a trade can leave with its escrow. Refuses `amount_too_small` where fees of the
 * network would take too much of it, and `too_long` where a trade could outlast what a script can say.
 */
export function exitOf(
  trade: { readonly amount: bigint; readonly windowSeconds: number },
  policy: TimesOfTrades,
): Result<number, { readonly code: "amount_too_small" | "too_long" }> {
  if (trade.amount < leastEscrow) return refuse({ code: "amount_too_small" });
  const blocks = blocksUntilExit({
    funding: BigInt(escrowFundingSeconds),
    payment: BigInt(longestPayment(trade, policy)),
    dispute: BigInt(policy.multisigDisputeWithin),
    appeal: BigInt(policy.appealWindow + policy.appealStandsAfter),
    payout: BigInt(mostPayoutSeconds),
  });
  return blocks.ok ? accept(blocks.value) : blocks;
}

/**
 * Until when a dispute over a trade has to be decided: then an appeal and the payout end before the seller can leave.
 * `policy`: of the trade's start, as its exit is.
 */
export function decideBy(
  trade: Pick<Trade, "startedAt" | "windowSeconds">,
  policy: TimesOfTrades,
): Instant {
  const seconds =
    escrowFundingSeconds + longestPayment(trade, policy) + policy.multisigDisputeWithin;
  return after(trade.startedAt, seconds);
}

/** With all extensions, until a dispute is open, in seconds. */
function longestPayment(
  { windowSeconds }: { readonly windowSeconds: number },
  { extensionsAtMost, staleAfter }: TimesOfTrades,
): number {
  return windowSeconds * (1 + extensionsAtMost) + staleAfter;
}
