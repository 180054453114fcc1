import { asksFactor } from "../../domain/account/two-factor.ts";
import { findPaymentMethod } from "../../domain/catalogue/payment-methods.ts";
import { openUnits } from "../../domain/claim/debt-claim.ts";
import { caseContext } from "../../domain/dispute/dispute-case.ts";
import { money } from "../../domain/money/money.ts";
import { openRequirements } from "../../domain/settlement/requirements.ts";
import { plainContext } from "../../domain/trade/plain-context.ts";
import type { ChargebackFacts, TradeContext } from "../../domain/trade/trade-context.ts";
import type { Trade } from "../../domain/trade/trade.ts";
import type { LoadedTrade, TradeFunds } from "../ports/trade-store.ts";
import { noMarket, type MarketOf } from "./fresh-market.ts";

/**
 * What the rules use besides a trade: its policy, the moment, the accounts of both sides if a party
 * is acting, its case if it was ever disputed, what is halted, the market, the seller's available
 * balance, and what is known of a reversed payment.
 */
export function contextOf(
  {
    trade,
    policy,
    accounts,
    disputeCase,
    funds,
    halts,
    pauses,
    releaseConsentAt,
    now,
  }: Pick<LoadedTrade, "now" | "policy" | "disputeCase"> & Partial<LoadedTrade>,
  marketOf: MarketOf = noMarket,
): TradeContext {
  const market = trade && marketOf(trade.money, now, policy.start);
  const context = {
    ...plainContext(now, policy.trade),
    ...(accounts && {
      accounts,
      releaseConsentAt,
      sellerHasReleaseFactor: asksFactor(accounts.seller.twoFactor, "release"),
    }),
    ...(trade && { openRequirements: openRequirements(trade) }),
    ...(halts && { halts }),
    ...(pauses && { pauses }),
    ...(market && { market }),
    ...(trade &&
      funds && {
        sellerAvailable: money(trade.money.amount.asset, funds.debtorBalances.seller.available),
        chargeback: chargebackFacts(trade, funds),
      }),
  };
  if (!disputeCase) return context;
  return { ...context, disputeCase: caseContext(disputeCase, now, policy.dispute) };
}

function chargebackFacts({ memory }: Trade, { paymentMethod, claim }: TradeFunds): ChargebackFacts {
  return {
    methodReversible: findPaymentMethod(paymentMethod)?.isReversible ?? false,
    anotherReportAllowed: memory.chargebackAgain ?? false,
    buyerAnswered: memory.chargebackAnswered ?? false,
    openClaim: claim ? openUnits(claim) : 0n,
  };
}
