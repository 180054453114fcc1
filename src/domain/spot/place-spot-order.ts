import { accountAllows, type TraderAccount } from "../account/trader-account.ts";
import type { TraderId } from "../id/id.ts";
import type { JournalEntry } from "../ledger/journal-entry.ts";
import { money, type Money } from "../money/money.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import {
  orderPrice,
  spotObstacle,
  type SpotFacts,
  type SpotObstacle,
  type SpotRules,
} from "./decide-spot-order.ts";
import { matchOrder, type Matched, type SpotFill } from "./match-order.ts";
import { spotBackEntry, spotFillEntry, spotHoldEntry } from "./spot-entries.ts";
import { spotMarkets, spotQuote } from "./spot-market.ts";
import {
  heldBySpotOrder,
  spotHold,
  type SpotEnd,
  type SpotOrder,
  type SpotWish,
} from "./spot-order.ts";

/** The book as an order meets it. */
interface MetBook {
  /** How many orders were placed, and how many fills there were, in this market so far. */
  readonly placed: number;
  readonly fills: number;
  /** Of the other side, best price first, of one price the oldest first; may end where the order cannot reach. */
  readonly makers: readonly SpotOrder[];
  /** The accounts of their owners. */
  readonly accounts: ReadonlyMap<TraderId, TraderAccount>;
}

/** An order after it met the book. */
interface PlacedOrder extends SpotOrder {
  readonly kind: SpotWish["kind"];
  /** Why it is not in the book; undefined: it is. */
  readonly end: SpotEnd | undefined;
}

/** Everything that placing an order changes. */
export interface Placement {
  readonly order: PlacedOrder;
  readonly fills: readonly (SpotFill & { readonly number: number })[];
  /** Orders of others that changed: what is filled of them now, and why they left the book, if they did. */
  readonly changed: readonly { readonly order: SpotOrder; readonly end: SpotEnd | undefined }[];
  readonly entries: readonly JournalEntry[];
}

/** Places an order: it trades with what the book has for it, and what is left of a limit order waits there. */
export function placeSpotOrder(
  id: string,
  traderId: TraderId,
  wish: SpotWish,
  facts: SpotFacts,
  book: MetBook,
  rules: SpotRules,
): Result<Placement, { readonly code: SpotObstacle }> {
  const { spot } = rules;
  const price = orderPrice(wish, facts.bestPrice, spot);
  const code = spotObstacle(wish, price, facts, rules);
  if (code !== undefined) return refuse({ code });
  if (price === undefined) return refuse({ code: "spot_no_match" });
  const { pair, side, kind, quantity } = wish;
  const { makerFeeBasisPoints, takerFeeBasisPoints, mostFills } = spot;
  const sequence = book.placed + 1;
  const taker = { id, pair, traderId, side, price, quantity };
  const isBarred = (owner: TraderId) => {
    const account = book.accounts.get(owner);
    return !account || !accountAllows(account, "start_trade");
  };
  const matched = matchOrder({ ...taker, takerFeeBasisPoints }, book.makers, mostFills, isBarred);
  if (kind === "market" && matched.fills.length === 0) {
    return refuse({ code: "spot_no_match" });
  }
  const filled = quantity - matched.rest;
  const order: PlacedOrder = {
    ...taker,
    kind,
    filled,
    makerFeeBasisPoints,
    sequence,
    end: endOf(kind, matched),
  };
  const hold = kind === "limit" ? spotHold(order, quantity) : costOf(order, matched);
  if (hold.units > facts.available) return refuse({ code: "balance_too_low" });
  const fills = matched.fills.map((fill, index) => ({ ...fill, number: book.fills + index + 1 }));
  return accept({
    order,
    fills,
    changed: [...matched.fills.map(afterFill), ...matched.barred.map(barredOrder)],
    entries: [
      spotHoldEntry(order, hold),
      ...fills.map((fill) => spotFillEntry(order, fill, fill.number, kind === "market")),
      ...(kind === "limit" && order.end !== undefined && matched.rest > 0n
        ? [spotBackEntry(order, spotHold(order, matched.rest))]
        : []),
      ...matched.barred.map((barred) => spotBackEntry(barred, heldBySpotOrder(barred))),
    ],
  });
}

function endOf(kind: SpotWish["kind"], { rest, stop }: Matched): SpotEnd | undefined {
  if (rest === 0n) return "filled";
  return stop ?? (kind === "market" ? "unfilled" : undefined);
}

/** What a market order gives for what it gets. */
function costOf({ pair, side, filled }: PlacedOrder, { fills }: Matched): Money {
  if (side === "sell") return money(spotMarkets[pair].base, filled);
  return money(
    spotQuote,
    fills.reduce((sum, { value }) => sum + value.units, 0n),
  );
}

function afterFill({ maker, quantity }: SpotFill): Placement["changed"][number] {
  const order = { ...maker, filled: maker.filled + quantity };
  return { order, end: order.filled === order.quantity ? "filled" : undefined };
}

function barredOrder(order: SpotOrder): Placement["changed"][number] {
  return { order, end: "barred" };
}

/** Takes an order out of the book: what it still held goes back to its owner. */
export function endSpotOrder(order: SpotOrder): JournalEntry {
  return spotBackEntry(order, heldBySpotOrder(order));
}
