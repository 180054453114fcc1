import type { Trade } from "../trade/trade.ts";
import type { EscrowEnding } from "./escrow-terms.ts";
import { isPaidInFull, multisigState, type TradeEscrow } from "./trade-escrow.ts";

/**
 * What follows for a trade from its escrow, or for the escrow from its trade.
 *
 * - `fund`: a block has the coin (T3).
 * - `hold`: enough blocks confirm it (T4).
 * - `refuse`: its block left the chain before that (T5).
 * - `exit`: its coin left it by no payout of ours, so the trade is over.
 * - `end`: the trade is over, so how the escrow is paid out is decided.
 */
type TradeStep =
  | { readonly step: "fund"; readonly coin: string }
  | { readonly step: "hold" | "refuse" }
  | { readonly step: "exit"; readonly spend: string }
  | { readonly step: "end"; readonly ending: EscrowEnding };

/** Undefined while neither has anything to follow. */
export function tradeStep(trade: Trade, escrow: TradeEscrow): TradeStep | undefined {
  if (escrow.ending) return undefined;
  const ending = endingOf(trade);
  if (ending) return { step: "end", ending };
  const { coin, spend } = escrow;
  if (spend && multisigState(escrow) === "exited") {
    if (trade.escrow === "held") return { step: "exit", spend: spend.transaction };
    return trade.stage === "funding" ? { step: "refuse" } : undefined;
  }
  const isInBlock = coin?.block !== undefined && isPaidInFull(escrow);
  if (trade.stage === "funding") {
    if (!isInBlock) return { step: "refuse" };
    return coin.is === "confirmed" ? { step: "hold" } : undefined;
  }
  const isWanted = trade.stage === "awaiting_funding" || trade.stage === "funding_refused";
  return isWanted && isInBlock ? { step: "fund", coin: coin.transaction } : undefined;
}

/** How a trade with an escrow on the chain ended; undefined while it can go on. */
export function endingOf({ escrow, closedAt, memory }: Trade): EscrowEnding | undefined {
  if (escrow === "held") return undefined;
  if (escrow === "released") return { kind: "release" };
  if (escrow === "split") {
    const { verdict } = memory;
    if (verdict?.for !== "split")
      throw new RangeError("Only a verdict splits what is on the chain");
    return { kind: "split", buyerBasisPoints: verdict.buyerShare };
  }
  return closedAt === undefined ? undefined : { kind: "return" };
}
