import type {
  NoteRecord,
  PersonCard,
  PersonRecord,
  PersonsTrade,
  StateRecord,
} from "../../../application/ports/people-views.ts";
import type { AccountState } from "../../../domain/account/account-states.ts";
import type { TradeStatus } from "../../../domain/trade/trade-status.ts";
import { accountOf, type AccountJson } from "../account/account-column.ts";

/** A person in a list, as the driver returns the row. */
export interface CardRow {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly level: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly account: AccountJson;
  readonly active_trades: number;
  readonly completed_trades: number;
}

interface StateJson {
  readonly id: string;
  readonly state: AccountState;
  readonly reason: string;
  readonly begun_at: string;
  readonly begun_by: string;
  readonly until: string | null;
  readonly lifted_at: string | null;
  readonly lifted_by: string | null;
  readonly lift_reason: string | null;
  readonly holds: boolean;
}

interface NoteJson {
  readonly id: string;
  readonly note: string;
  readonly by: string;
  readonly at: string;
}

interface TradeJson {
  readonly id: string;
  readonly is_buyer: boolean;
  readonly status: TradeStatus;
  readonly partner: string;
  readonly usd_cents: string;
  readonly started_at: string;
}

/** A person on one page. */
export interface RecordRow extends CardRow {
  readonly external_id: string;
  readonly country: string | null;
  readonly seen_country: string | null;
  readonly seen_on_hosting: boolean;
  readonly badge: string;
  readonly avatar: string | null;
  readonly currency: string;
  readonly locale: string;
  readonly feedback_positive: number;
  readonly feedback_negative: number;
  readonly total_usd_cents: string;
  readonly offers: { readonly all: number; readonly active: number };
  readonly live_sessions: number;
  readonly history: readonly StateJson[];
  readonly notes: readonly NoteJson[];
  readonly trades: readonly TradeJson[];
}

export function cardOf(row: CardRow): PersonCard {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    level: Number(row.level),
    registeredAt: row.created_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    states: accountOf(row.account).states,
    activeTrades: row.active_trades,
    completedTrades: row.completed_trades,
  };
}

export function recordOf(row: RecordRow): PersonRecord {
  return {
    ...cardOf(row),
    externalId: row.external_id,
    country: row.country ?? undefined,
    seenCountry: row.seen_country ?? undefined,
    isOnVpn: row.seen_on_hosting,
    badge: row.badge,
    avatar: row.avatar ?? undefined,
    currency: row.currency,
    locale: row.locale,
    feedbackPositive: row.feedback_positive,
    feedbackNegative: row.feedback_negative,
    totalUsdCents: BigInt(row.total_usd_cents),
    offers: row.offers.all,
    activeOffers: row.offers.active,
    liveSessions: row.live_sessions,
    history: row.history.map(stateOf),
    notes: row.notes.map(noteOf),
    trades: row.trades.map(tradeOf),
  };
}

function stateOf(json: StateJson): StateRecord {
  return {
    id: json.id,
    state: json.state,
    reason: json.reason,
    begunAt: Date.parse(json.begun_at),
    begunBy: json.begun_by,
    until: instantOf(json.until),
    liftedAt: instantOf(json.lifted_at),
    liftedBy: json.lifted_by ?? undefined,
    liftReason: json.lift_reason ?? undefined,
    holds: json.holds,
  };
}

function noteOf({ id, note, by, at }: NoteJson): NoteRecord {
  return { id, text: note, by, at: Date.parse(at) };
}

function tradeOf({
  id,
  is_buyer,
  status,
  partner,
  usd_cents,
  started_at,
}: TradeJson): PersonsTrade {
  return {
    id,
    side: is_buyer ? "buyer" : "seller",
    status,
    partner,
    usdCents: BigInt(usd_cents),
    startedAt: Date.parse(started_at),
  };
}

function instantOf(text: string | null): number | undefined {
  return text === null ? undefined : Date.parse(text);
}
