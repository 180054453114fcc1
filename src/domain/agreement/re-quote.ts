import { shareOf, subtract } from "../money/money.ts";
import { cryptoFor, type Price } from "../money/price.ts";
import { roundDown, roundHalfAwayFromZero } from "../money/rounding.ts";
import { accept, refuse } from "../result/result.ts";
import type { Asked } from "../trade/asked.ts";
import { feeOf } from "../trade/fee.ts";
import { after } from "../trade/instant.ts";
import type { Judgement } from "../trade/judgement.ts";
import { makeChange } from "../trade/make-change.ts";
import { acceptedProposal, propose } from "./proposals.ts";
import { adjustEntry, covers, totalOf } from "../settlement/settlement.ts";
import type { TradeMoney } from "../trade/trade.ts";
import { isOutsideBand } from "../settlement/volatility.ts";

/** T21: the fiat amount stays, the crypto amount follows the market. */
export function judgeReQuote({ trade, command, by, context }: Asked<"re-quote">): Judgement {
  const { act, actorId, proposalId } = command;
  const { market, now, policy, sellerAvailable } = context;
  const action = { act, by, actorId, proposalId };
  if (command.step === "propose") {
    if (!market) return refuse({ code: "no_fresh_rate" });
    if (!isOutsideBand(trade, market, policy)) return refuse({ code: "market_inside_band" });
    const next = reQuoted(trade.money, market);
    if (!next) return refuse({ code: "amount_too_small" });
    const terms = { kind: act, price: next.price, marketPrice: market };
    return propose(trade, action, terms, after(now, policy.reQuoteValid), context);
  }
  const proposal = acceptedProposal(trade, action, act);
  if (!proposal.ok) return proposal;
  const { price, marketPrice } = proposal.value.terms;
  const money = moneyAt(trade.money, price, marketPrice);
  if (!covers(sellerAvailable, subtract(totalOf(money), totalOf(trade.money)))) {
    return refuse({ code: "low_balance" });
  }
  const adjustments = trade.memory.adjustments + 1;
  const effects = {
    axes: { money },
    memory: { adjustments },
    proposals: trade.proposals.filter(({ id }) => id !== proposalId),
    entries: adjustEntry(trade, money, adjustments),
    facts: { amount: String(money.amount.units), price: String(price.scaled) },
  };
  return accept(makeChange(trade, { ...action, by: "both" }, effects, context));
}

/**
 * The agreement at the same distance from the current market and for the same fiat; undefined when
 * that would be no crypto at all.
 */
export function reQuoted(agreed: TradeMoney, market: Price): TradeMoney | undefined {
  const { price, marketPrice } = agreed;
  const scaled = roundHalfAwayFromZero(price.scaled * market.scaled, marketPrice.scaled);
  if (scaled <= 0n) return undefined;
  const next = moneyAt(agreed, { ...price, scaled }, market);
  return next.amount.units > 0n ? next : undefined;
}

/** The agreement at another price: the fiat stays; crypto, fee and cashback follow. */
export function moneyAt(agreed: TradeMoney, price: Price, marketPrice: Price): TradeMoney {
  const amount = cryptoFor(agreed.fiat, price);
  const share = { numerator: amount.units, denominator: agreed.amount.units };
  return {
    ...agreed,
    amount,
    fee: feeOf(amount, agreed.feeRate),
    cashback: shareOf(agreed.cashback, share, roundDown),
    price,
    marketPrice,
  };
}
