import { active } from "../trade/project-status.ts";
import type { TradePolicy } from "../trade/trade-policy.ts";
import type { Instant, Side, Trade } from "../trade/trade.ts";

/** How much a side sees of where the buyer pays. */
type DetailsShown = "none" | "whole" | "masked";

const mask = "••••";
const shownSigns = 4;

/**
 * How much of the payment details a side sees: nothing before the crypto was held, and all of it
 * from then on. The details are the seller's; to the buyer they are masked some time after the
 * trade closed, and at once where it ended without a payment (decisions, Limits).
 */
export function detailsShown(
  trade: Trade,
  side: Side,
  now: Instant,
  policy: Pick<TradePolicy, "detailsWholeFor">,
): DetailsShown {
  if (trade.holds === 0) return "none";
  if (side === "seller" || active(trade)) return "whole";
  // Only a payment that is marked, and was not withdrawn, lets a dispute be opened.
  const isUnpaid = trade.escrow === "returned" && trade.disputeAvailableAt === undefined;
  const closedFor = (now - (trade.closedAt ?? trade.startedAt)) / 1_000;
  return isUnpaid || closedFor >= policy.detailsWholeFor ? "masked" : "whole";
}

/** The last four signs; nothing of a value that has no more than four. */
export function maskedValue(value: string): string {
  const signs = Array.from(value.trimEnd());
  return signs.length <= shownSigns ? mask : `${mask} ${signs.slice(-shownSigns).join("").trim()}`;
}
