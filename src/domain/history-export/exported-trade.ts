import { formatFiat } from "../money/fiat.ts";
import { formatAmount, money } from "../money/money.ts";
import { formatPrice } from "../money/price.ts";
import { shareOfMoney, splitShare } from "../settlement/settlement.ts";
import { sideOf, type Trade, type TradeMoney } from "../trade/trade.ts";
import type { TraderId } from "../id/id.ts";

/** One trade as its party's papers name it. Sums in whole units, times in ms since the epoch. */
export interface ExportedTrade {
  readonly id: string;
  readonly status: string;
  readonly side: "buy" | "sell";
  readonly isOwnOffer: boolean;
  readonly partner: string;
  readonly paymentMethod: string;
  readonly asset: string;
  /** What was agreed on. */
  readonly amount: string;
  /** What the reader got, or gave: zero where the crypto went back. Without fee and cashback. */
  readonly moved: string;
  /** What the reader paid for the escrow: only sellers do. */
  readonly fee: string;
  /** What the reader got back, or gave back, on top. */
  readonly cashback: string;
  readonly currency: string;
  readonly fiat: string;
  readonly price: string;
  readonly marketPrice: string;
  /** In percent; empty for a fixed price. */
  readonly margin: string;
  readonly priceSources: string;
  /** In US dollars. */
  readonly value: string;
  readonly startedAt: number;
  readonly paidAt: number | undefined;
  readonly closedAt: number | undefined;
}

/** What a trade is exported from. */
export interface ExportSource {
  readonly trade: Trade;
  readonly partner: string;
  readonly paymentMethod: string;
  readonly margin: string | null;
  readonly priceSources: readonly string[];
  /** What the seller paid for the escrow, as the ledger has it, in base units of the asset. */
  readonly feePaid: bigint;
}

/** The papers' line of a trade, for one of its parties. */
export function exportedTrade(source: ExportSource, reader: TraderId): ExportedTrade {
  const { trade } = source;
  const { amount, fiat, price, marketPrice, usdCents } = trade.money;
  const side = sideOf(trade, reader);
  const moved = movedMoney(trade);
  return {
    id: trade.id,
    status: trade.status,
    side: side === "buyer" ? "buy" : "sell",
    isOwnOffer: side === trade.offerOwner,
    partner: source.partner,
    paymentMethod: source.paymentMethod,
    asset: amount.asset,
    amount: formatAmount(amount),
    moved: formatAmount(moved.amount),
    fee: formatAmount(money(amount.asset, side === "seller" ? source.feePaid : 0n)),
    cashback: formatAmount(moved.cashback),
    currency: fiat.currency,
    fiat: formatFiat(fiat),
    price: formatPrice(price),
    marketPrice: formatPrice(marketPrice),
    margin: source.margin ?? "",
    priceSources: source.priceSources.join("; "),
    value: formatFiat({ currency: "USD", minor: usdCents }),
    startedAt: trade.startedAt,
    paidAt: trade.paidAt,
    closedAt: trade.closedAt,
  };
}

/** What changed hands; nothing while it is held, and where all went back. */
function movedMoney({ money: agreed, escrow, stage, memory }: Trade): TradeMoney {
  const nothing = { numerator: 0n, denominator: 1n };
  if (escrow !== "released" && escrow !== "split") return shareOfMoney(agreed, nothing);
  const { verdict } = memory;
  const isSplit = stage === "decided_split" && verdict?.for === "split";
  return isSplit ? shareOfMoney(agreed, splitShare(verdict.buyerShare)) : agreed;
}
