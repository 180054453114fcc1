import type { TraderId } from "../../domain/id/id.ts";
import type { Halt } from "../../domain/halt/halt.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import type { Money } from "../../domain/money/money.ts";
import type { OrderFacts, OrderQuote } from "../../domain/provider-order/decide-order.ts";
import type { OrderKind, ProviderOrder } from "../../domain/provider-order/provider-order.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { OrderDestination } from "./order-providers.ts";

/** A priced order, and where it goes. */
export interface KeptQuote extends OrderQuote {
  readonly destination: OrderDestination | undefined;
}

/** An order as whoever carries it out needs it. */
export interface StoredOrder extends ProviderOrder {
  readonly version: number;
  readonly usdCents: bigint;
  readonly heldUntil: Instant | undefined;
  readonly placedAt: Instant;
  /** When the provider was last told. */
  readonly attemptedAt: Instant | undefined;
  readonly endedAt: Instant | undefined;
  /** Undefined where there is none, or once its owner was erased. */
  readonly destination: OrderDestination | undefined;
}

/** An order as staff see it. */
export interface DeskOrder extends Omit<StoredOrder, "destination"> {
  readonly username: string;
}

/** What is known about somebody who wants an order. */
export interface StoredOrderFacts extends Omit<
  OrderFacts,
  "account" | "level" | "isPlaceClosed" | "sessionStartedAt"
> {
  readonly country: string | undefined;
  /** Of the row that every send and order of theirs changes; undefined before the first. */
  readonly senderVersion: number | undefined;
}

/** What is asked about them. */
export interface WantedFacts {
  readonly kind: OrderKind;
  readonly asset: RealAsset;
  readonly destination: OrderDestination | undefined;
  readonly recentSeconds: number;
}

/** What the ledger says of a provider: above zero we owe it, below zero it owes us. */
export interface ProviderAccount {
  readonly provider: string;
  readonly balance: Money<RealAsset>;
}

/** Which orders staff look for. */
export interface DeskFilter {
  readonly kind?: OrderKind | undefined;
  readonly isOpen?: boolean | undefined;
  /** The beginning of an order's id or of a name. */
  readonly search?: string | undefined;
}

/** Orders with providers. Orders themselves are written by commits. */
export interface ProviderOrderStore {
  facts(traderId: TraderId, wanted: WantedFacts): Promise<StoredOrderFacts>;
  /** Keeps a quote; everybody has one of each kind at a time. */
  keepQuote(quote: KeptQuote): Promise<void>;
  /** A quote of theirs, also one whose time is over. */
  quoteOf(traderId: TraderId, id: string): Promise<KeptQuote | undefined>;
  /** What a new order's row says of where it goes: readable only with the key of its owner. */
  seal(quote: KeptQuote): Promise<Readonly<Record<string, string>>>;
  find(id: string): Promise<StoredOrder | undefined>;
  /** What a worker has to look at, the oldest first. */
  listOpen(): Promise<readonly StoredOrder[]>;
  /** Newest first. */
  listOf(
    traderId: TraderId,
    kind: OrderKind,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly orders: readonly StoredOrder[]; readonly total: number }>;
  /** What is halted now, and the database's time. */
  present(): Promise<{ readonly now: Instant; readonly halts: readonly Halt[] }>;
}

/** What staff read about orders. */
export interface ProviderDesk {
  /** Newest first; without those of the people `without`. */
  list(
    filter: DeskFilter,
    without: readonly string[],
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly orders: readonly DeskOrder[]; readonly total: number }>;
  accounts(): Promise<readonly ProviderAccount[]>;
}
