import { subtract, type Share } from "../money/money.ts";
import { accept, refuse } from "../result/result.ts";
import type { Fiat } from "../money/fiat.ts";
import { mostReceived } from "./amendment.ts";
import type { Asked } from "../trade/asked.ts";
import { endTrade } from "../settlement/endings.ts";
import { after } from "../trade/instant.ts";
import type { Judgement } from "../trade/judgement.ts";
import { acceptedProposal, propose } from "./proposals.ts";
import { proofRefusal } from "../settlement/release-proof.ts";
import { covers, settleShare, shareOfMoney, totalOf } from "../settlement/settlement.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { TradeRefusal } from "../trade/trade-refusal.ts";
import type { Trade } from "../trade/trade.ts";

/** T26: both agree on the fiat that actually arrived, and the crypto is divided in proportion. */
export function judgeAmend({ trade, command, by, context }: Asked<"amend">): Judgement {
  const { act, actorId, proposalId, proof } = command;
  const { now, policy } = context;
  const action = { act, by, actorId, proposalId };
  const unproven = by === "seller" ? proofRefusal(trade, proof, context) : undefined;
  if (unproven) return refuse(unproven);
  if (command.step === "propose") {
    const refusal = termsRefusal(trade, command.received, context);
    if (refusal) return refuse(refusal);
    // The seller's balance is private from the buyer until both agree.
    const isShort = by === "seller" && !coversMore(trade, command.received, context);
    if (isShort) return refuse({ code: "low_balance" });
    const terms = { kind: act, received: command.received };
    return propose(trade, action, terms, after(now, policy.proposalValid), context);
  }
  const proposal = acceptedProposal(trade, action, act);
  if (!proposal.ok) return proposal;
  const { received } = proposal.value.terms;
  const refusal = moreRefusal(trade, received, context);
  if (refusal) return refuse(refusal);
  const share = shareReceived(trade, received);
  const settlement = settleShare(trade, share, context.disputeCase?.staffLate ?? false);
  const isLess = received.minor < trade.money.fiat.minor;
  const ending = {
    stage: "released",
    settlement: { ...settlement, escrow: isLess ? "split" : "released" },
    money: shareOfMoney(trade.money, share),
    facts: { received: String(received.minor) },
  } as const;
  return accept(endTrade(trade, { ...action, by: "both" }, ending, context));
}

function termsRefusal(
  trade: Trade,
  received: Fiat,
  { policy }: TradeContext,
): TradeRefusal | undefined {
  const { fiat } = trade.money;
  const most = mostReceived(trade, policy);
  const isInRange = received.minor > 0n && received.minor <= most.minor;
  if (received.currency !== fiat.currency || !isInRange) return { code: "out_of_range" };
  const { amount } = shareOfMoney(trade.money, shareReceived(trade, received));
  return amount.units > 0n ? undefined : { code: "amount_too_small" };
}

/** What goes beyond the agreement is checked as a start of that size would be. */
function moreRefusal(
  trade: Trade,
  received: Fiat,
  context: TradeContext,
): TradeRefusal | undefined {
  const { startRules } = context;
  if (received.minor <= trade.money.fiat.minor) return undefined;
  if (!startRules || startRules.refusal !== undefined) {
    return { code: "start_refused", reason: startRules?.refusal };
  }
  return coversMore(trade, received, context) ? undefined : { code: "low_balance" };
}

/** Whether the seller's balance covers what goes beyond the agreement, if anything does. */
function coversMore(trade: Trade, received: Fiat, { sellerAvailable }: TradeContext): boolean {
  const { money } = trade;
  if (received.minor <= money.fiat.minor) return true;
  const next = shareOfMoney(money, shareReceived(trade, received));
  return covers(sellerAvailable, subtract(totalOf(next), totalOf(money)));
}

function shareReceived({ money }: Trade, received: Fiat): Share {
  return { numerator: received.minor, denominator: money.fiat.minor };
}
