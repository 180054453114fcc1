import type { AuditEntry } from "../../src/application/ports/audit.ts";
import type { RecordedCaseText } from "../../src/application/ports/case-views.ts";
import type {
  AggregateChange,
  KeptKey,
  NewStaffMessage,
} from "../../src/application/ports/commit.ts";
import type { HaltRecord } from "../../src/application/ports/halt-store.ts";
import type { TradeTerms } from "../../src/application/ports/trade-terms.ts";
import type { RecordedEvent, TradePerson } from "../../src/application/ports/trade-store.ts";
import type { TraderAccount } from "../../src/domain/account/trader-account.ts";
import type { DebtClaim } from "../../src/domain/claim/debt-claim.ts";
import type { DisputeCase } from "../../src/domain/dispute/dispute-case.ts";
import type { Json } from "../../src/domain/policy/field.ts";
import type { Offer } from "../../src/domain/offer/offer.ts";
import type { Mark } from "../../src/domain/trade/trade-change.ts";
import type { Instant, Trade } from "../../src/domain/trade/trade.ts";
import { GroupedMap } from "./grouped-map.ts";
import { JournalMap } from "./journal-map.ts";

/** The part of a trader that trades need. */
export interface MemoryTrader extends Omit<TradePerson, "completedTrades"> {
  readonly level: number;
  /** Absent where nothing was ever wrong with it. */
  readonly account?: TraderAccount;
}

/** A trade with what is stored alongside it. */
export interface MemoryTrade {
  readonly trade: Trade;
  readonly terms: TradeTerms;
  readonly timeline: readonly RecordedEvent[];
  readonly disputeCase: DisputeCase | undefined;
  readonly texts: readonly RecordedCaseText[];
  /** What staff wrote in its chat. */
  readonly messages: readonly NewStaffMessage[];
}

/** The counters of a trader. */
export interface MemoryUsage {
  readonly activeTrades: number;
  readonly activeUsdCents: bigint;
  readonly totalUsdCents: bigint;
  readonly completedTrades: number;
}

/** What one trade counts for one of its parties. */
export interface MemoryCounted {
  readonly traderId: string;
  readonly usdCents: bigint;
  readonly at: Instant;
}

/** A mark on a trader's record. */
export interface MemoryMark extends Mark {
  readonly tradeId: string;
  readonly offerId: string;
  readonly at: Instant;
}

/** The cap of an offer. */
export interface MemoryCap {
  readonly capMinor: bigint;
  readonly reservedMinor: bigint;
  readonly usedMinor: bigint;
}

/** Any aggregate other than a trade, with its added rows and its events. */
export interface MemoryAggregate {
  readonly version: number;
  readonly state: Readonly<Record<string, unknown>>;
  readonly added: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly deadlines: Readonly<Record<string, Instant>>;
  readonly events: readonly NonNullable<AggregateChange["event"]>[];
}

/** What the database's tables hold, by their keys. */
export class MemoryTables {
  readonly traders = new Map<string, MemoryTrader>();
  readonly offers = new Map<string, Offer>();
  readonly caps = new Map<string, MemoryCap>();
  /** Grouped by the two people. */
  readonly trades = new GroupedMap<string, MemoryTrade>(({ trade }) =>
    pairOf(trade.buyerId, trade.sellerId),
  );
  readonly entries = new JournalMap();
  /** By account id; only accounts that store a balance. */
  readonly balances = new Map<string, bigint>();
  readonly usage = new Map<string, MemoryUsage>();
  /** By trader and trade; grouped by trader. */
  readonly counted = new GroupedMap<string, MemoryCounted>(({ traderId }) => traderId);
  /** By their number, from 1; grouped by trader. */
  readonly marks = new GroupedMap<number, MemoryMark>(({ traderId }) => traderId);
  /** By trade, in the order in which they were made; grouped by debtor. */
  readonly claims = new GroupedMap<string, DebtClaim>(({ debtorId }) => debtorId);
  /** By their id, in the order in which they began. */
  readonly halts = new Map<string, HaltRecord>();
  /** By kind and id; grouped by kind. */
  readonly aggregates = new GroupedMap<string, MemoryAggregate>((_, name) =>
    name.slice(0, name.indexOf(" ")),
  );
  /** Who blocked whom, by both of them in that order. */
  readonly blocks = new Map<string, true>();
  /** Every version of the policy, in JSON. */
  readonly policies = new Map<number, Json>();
  /** By their number, from 1. */
  readonly audit = new Map<number, AuditEntry>();
  /** By actor and key. */
  readonly keys = new Map<string, KeptKey>();
}

/** The counters of a trader who never traded. */
export const noUsage: MemoryUsage = {
  activeTrades: 0,
  activeUsdCents: 0n,
  totalUsdCents: 0n,
  completedTrades: 0,
};

/** Identifies two people, whichever of them buys. */
export function pairOf(one: string, other: string): string {
  return [one, other].toSorted().join(" ");
}

/** The key of a block. */
export function blockId(ownerId: string, subjectId: string): string {
  return `${ownerId} ${subjectId}`;
}

/** The active trades between two people. */
export function activeTogether(
  { trades }: MemoryTables,
  one: string,
  other: string,
): readonly MemoryTrade[] {
  return trades.group(pairOf(one, other)).filter(({ trade }) => trade.closedAt === undefined);
}
