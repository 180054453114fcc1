import { formatPrice } from "../../../../domain/money/price.ts";
import { offerable } from "../../../../domain/trade-view/offerable.ts";
import { reQuoted } from "../../../../domain/agreement/re-quote.ts";
import { moneyReopened } from "../../../../domain/agreement/reopen.ts";
import type { TradeContext } from "../../../../domain/trade/trade-context.ts";
import type { TradeStage } from "../../../../domain/trade/trade-status.ts";
import type { Trade, TradeMoney } from "../../../../domain/trade/trade.ts";
import { isOutsideBand, priceBand } from "../../../../domain/settlement/volatility.ts";
import type { NewQuote, PriceBandView, ReopeningView } from "../../contract/trade/market-views.ts";

/** Where the price still matters: before the trade is paid, and before it can be funded. */
const stagesInBand: ReadonlySet<TradeStage> = new Set([
  "awaiting_funding",
  "funding_refused",
  "awaiting_payment",
]);

/** How far the market may move, and where it is; null where the price is no matter any more. */
export function presentBand(trade: Trade, { market, policy }: TradeContext): PriceBandView | null {
  if (!stagesInBand.has(trade.stage)) return null;
  const { low, high } = priceBand(trade, policy);
  const isOutside = market !== undefined && isOutsideBand(trade, market, policy);
  const next = isOutside && trade.escrow === "held" ? reQuoted(trade.money, market) : undefined;
  return {
    low: formatPrice(low),
    high: formatPrice(high),
    market: market ? formatPrice(market) : null,
    isOutside,
    quote: next ? presentQuote(next) : null,
  };
}

/** How an ended trade could be taken up again; null where neither side can any more (T48). */
export function presentReopening(
  trade: Trade,
  traderId: string,
  context: TradeContext,
): ReopeningView | null {
  const until = trade.deadlines.reopen_window;
  const isAsked = trade.proposals.some(({ terms }) => terms.kind === "reopen");
  const isPossible = isAsked || offerable(trade, traderId, context).includes("reopen");
  if (until === undefined || !isPossible) return null;
  const { market, policy } = context;
  const money = market && moneyReopened(trade, market, policy);
  return {
    until: new Date(until).toISOString(),
    isNewPrice: money !== undefined && money !== trade.money,
    quote: money ? presentQuote(money) : null,
  };
}

/** The parts of an agreement that follow the price. */
export function presentQuote({ price, amount, fee }: TradeMoney): NewQuote {
  return {
    fiatPricePerCrypto: formatPrice(price),
    cryptoAmount: String(amount.units),
    fee: String(fee.units),
  };
}
