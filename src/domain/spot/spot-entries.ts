import type { TraderId } from "../id/id.ts";
import type { LedgerAccount } from "../ledger/account.ts";
import { journalEntry, type JournalEntry } from "../ledger/journal-entry.ts";
import { money, subtract, type Money } from "../money/money.ts";
import type { SpotFill } from "./match-order.ts";
import { spotMarkets } from "./spot-market.ts";
import { spotHold, type SpotOrder } from "./spot-order.ts";

function orderAccount({ asset }: Money, orderId: string): LedgerAccount {
  return { kind: "spot", asset, orderId };
}

function availableAccount({ asset }: Money, traderId: TraderId): LedgerAccount {
  return { kind: "available", asset, traderId };
}

/** `spot-hold:<order>`: available → the order, what it can cost. */
export function spotHoldEntry(
  { id, traderId }: Pick<SpotOrder, "id" | "traderId">,
  amount: Money,
): JournalEntry {
  const from = availableAccount(amount, traderId);
  return journalEntry(`spot-hold:${id}`, [{ from, to: orderAccount(amount, id), amount }]);
}

/** `spot-back:<order>`: the order → available, what it still held. */
export function spotBackEntry(
  { id, traderId }: Pick<SpotOrder, "id" | "traderId">,
  amount: Money,
): JournalEntry {
  const to = availableAccount(amount, traderId);
  return journalEntry(`spot-back:${id}`, [{ from: orderAccount(amount, id), to, amount }]);
}

/** The order that met the book, with the price at which it holds. */
type HeldTaker = Pick<SpotOrder, "id" | "pair" | "traderId" | "side" | "price">;

/**
 * `spot-fill:<pair>:<number>`: coins from the seller's order to the buyer, USDT from the buyer's order to the
 * seller, a fee of each to the platform, and to the buyer what the order held beyond the price.
 *
 * `isHeldAtPrice`: a market order holds exactly what it costs, so that nothing comes back.
 */
export function spotFillEntry(
  taker: HeldTaker,
  fill: SpotFill,
  number: number,
  isHeldAtPrice: boolean,
): JournalEntry {
  const { maker, quantity, value, buyerFee, sellerFee } = fill;
  const { base } = spotMarkets[taker.pair];
  const [buyer, seller] = taker.side === "buy" ? [taker, maker] : [maker, taker];
  const coins: Money = money(base, quantity);
  const held = buyer === taker && isHeldAtPrice ? value : spotHold(buyer, quantity);
  const fees = ({ asset }: Money): LedgerAccount => ({ kind: "fees", asset });
  const [coinsFrom, usdtFrom] = [orderAccount(coins, seller.id), orderAccount(value, buyer.id)];
  return journalEntry(`spot-fill:${taker.pair}:${number}`, [
    {
      from: coinsFrom,
      to: availableAccount(coins, buyer.traderId),
      amount: subtract(coins, buyerFee),
    },
    { from: coinsFrom, to: fees(coins), amount: buyerFee },
    {
      from: usdtFrom,
      to: availableAccount(value, seller.traderId),
      amount: subtract(value, sellerFee),
    },
    { from: usdtFrom, to: fees(value), amount: sellerFee },
    {
      from: usdtFrom,
      to: availableAccount(value, buyer.traderId),
      amount: subtract(held, value),
    },
  ]);
}
