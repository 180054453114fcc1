import { whoseTurn } from "../trade-view/whose-turn.ts";
import { otherSide, type Side, type Trade } from "../trade/trade.ts";
import type { DisputeCase } from "./dispute-case.ts";
import { owesAnswer, type LastWritten } from "./silent-side.ts";

/** A trade with its case, and when each side last wrote. */
interface TurnFacts {
  readonly trade: Trade;
  readonly disputeCase?: DisputeCase;
  readonly lastWritten: LastWritten;
}

/**
 * Whose turn it is, as that side sees it. In a dispute it is the turn of the party the case worker
 * is waiting for; if both were asked, each sees that it is their own turn.
 */
export function turnFor(side: Side, facts: TurnFacts): Side | undefined {
  const { trade, disputeCase, lastWritten } = facts;
  if (!disputeCase || trade.status !== "dispute_open") return whoseTurn(trade);
  return [side, otherSide(side)].find((each) => owesAnswer(disputeCase, each, lastWritten));
}
