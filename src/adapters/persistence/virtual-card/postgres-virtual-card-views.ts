import type { DataSource } from "typeorm";
import type {
  CardTotals,
  ShownCard,
  ShownCardAct,
  ShownCardPayment,
  StaffCard,
  VirtualCardViews,
} from "../../../application/ports/virtual-card-views.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import { money } from "../../../domain/money/money.ts";
import {
  cardAsset,
  openCardStates,
  type CardActKind,
  type CardActState,
  type CardState,
} from "../../../domain/virtual-card/virtual-card.ts";
import { cardAccountPrefix, cardBalance } from "./card-rows.ts";

interface CardRow {
  readonly id: string;
  readonly trader_id: string;
  readonly username: string;
  readonly label: string;
  readonly state: CardState;
  readonly is_frozen_by_staff: boolean;
  readonly balance: string;
  readonly under: CardActKind | null;
  readonly brand: string | null;
  readonly last_four: string | null;
  readonly expiry_month: number | null;
  readonly expiry_year: number | null;
  readonly ordered_at: Date;
  readonly total: number;
}

interface PaymentRow {
  readonly id: string;
  readonly card_id: string;
  readonly label: string;
  readonly kind: ShownCardPayment["kind"];
  readonly state: ShownCardPayment["state"];
  readonly reason: ShownCardPayment["reason"] | null;
  readonly amount: string;
  readonly merchant: string;
  readonly paid_at: Date;
  readonly total: number;
}

interface ActRow {
  readonly id: string;
  readonly kind: CardActKind;
  readonly state: CardActState;
  readonly amount: string;
  readonly fee: string;
  readonly by_staff: boolean;
  readonly requested_at: Date;
  readonly ended_at: Date | null;
}

/** How much of what happened to a card staff see. */
const mostOfHistory = 100;

const actAccountPrefix = accountId({ kind: "card_act", asset: cardAsset, actId: "" });

/** The columns of a `CardRow`; `$1` is the prefix of cards' accounts. */
const cardColumns = `c.id, c.trader_id, w.username, c.label, c.state, c.is_frozen_by_staff,
  ${cardBalance("c", "$1")}::text AS balance,
  (SELECT t.kind FROM virtual_card_act t WHERE t.id = c.act_id) AS under,
  c.brand, c.last_four, c.expiry_month, c.expiry_year, c.ordered_at, count(*) OVER ()::integer AS total
  FROM virtual_card c JOIN trader w ON w.id = c.trader_id`;

const paymentColumns = `p.id, p.card_id, c.label, p.kind, p.state, p.reason, p.amount::text AS amount, p.merchant,
  p.paid_at, count(*) OVER ()::integer AS total
  FROM virtual_card_payment p JOIN virtual_card c ON c.id = p.card_id`;

/** Reads cards for people and staff. */
export class PostgresVirtualCardViews implements VirtualCardViews {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async cardsOf(traderId: TraderId): Promise<readonly ShownCard[]> {
    const rows = await this.#dataSource.query<CardRow[]>(
      `SELECT ${cardColumns} WHERE c.trader_id = $2
        ORDER BY c.state = ANY ($3) DESC, c.ordered_at DESC, c.id LIMIT 100`,
      [cardAccountPrefix, traderId, openCardStates],
    );
    return rows.map(shownOf);
  }

  async paymentsOf(
    traderId: TraderId,
    { offset, limit, cardId }: { offset: number; limit: number; cardId: string | undefined },
  ) {
    const rows = await this.#dataSource.query<PaymentRow[]>(
      `SELECT ${paymentColumns} WHERE c.trader_id = $1 AND ($2::text IS NULL OR c.id = $2)
        ORDER BY p.paid_at DESC, p.id LIMIT $3 OFFSET $4`,
      [traderId, cardId ?? null, limit, offset],
    );
    return { payments: rows.map(paymentOf), total: rows[0]?.total ?? 0 };
  }

  async all(wish: Parameters<VirtualCardViews["all"]>[0]) {
    const { offset, limit, username, without } = wish;
    const rows = await this.#dataSource.query<CardRow[]>(
      `SELECT ${cardColumns}
        WHERE ($2::text IS NULL OR starts_with(lower(w.username), lower($2))) AND c.trader_id <> ALL ($3::text[])
        ORDER BY c.ordered_at DESC, c.id LIMIT $4 OFFSET $5`,
      [cardAccountPrefix, username ?? null, without, limit, offset],
    );
    return { cards: rows.map(staffCardOf), total: rows[0]?.total ?? 0 };
  }

  async history(id: string) {
    const [card] = await this.#dataSource.query<CardRow[]>(
      `SELECT ${cardColumns} WHERE c.id = $2`,
      [cardAccountPrefix, id],
    );
    if (!card) return undefined;
    const [acts, payments, readings] = await Promise.all([
      this.#dataSource.query<ActRow[]>(
        `SELECT id, kind, state, amount::text AS amount, fee::text AS fee, by_staff, requested_at, ended_at
           FROM virtual_card_act WHERE card_id = $1 ORDER BY requested_at DESC, id LIMIT $2`,
        [id, mostOfHistory],
      ),
      this.#dataSource.query<PaymentRow[]>(
        `SELECT ${paymentColumns} WHERE p.card_id = $1 ORDER BY p.paid_at DESC, p.id LIMIT $2`,
        [id, mostOfHistory],
      ),
      this.#dataSource.query<{ readonly at: Date }[]>(
        "SELECT at FROM virtual_card_reading WHERE card_id = $1 ORDER BY at DESC LIMIT $2",
        [id, mostOfHistory],
      ),
    ]);
    return {
      card: staffCardOf(card),
      acts: acts.map(actOf),
      payments: payments.map(paymentOf),
      readings: readings.map(({ at }) => at.getTime()),
    };
  }

  async totals(): Promise<CardTotals> {
    const [row] = await this.#dataSource.query<
      { readonly on_cards: string; readonly under_way: string; readonly unbooked: number }[]
    >(
      `SELECT coalesce(sum(balance) FILTER (WHERE starts_with(id, $1)), 0)::text AS on_cards,
              coalesce(sum(balance) FILTER (WHERE starts_with(id, $2)), 0)::text AS under_way,
              (SELECT count(*)::integer FROM virtual_card_payment WHERE booked_at IS NULL) AS unbooked
         FROM ledger_account WHERE starts_with(id, $1) OR starts_with(id, $2)`,
      [cardAccountPrefix, actAccountPrefix],
    );
    if (!row) throw new Error("The database gave no row");
    return {
      onCards: money(cardAsset, BigInt(row.on_cards)),
      underWay: money(cardAsset, BigInt(row.under_way)),
      unbooked: row.unbooked,
    };
  }
}

function shownOf(row: CardRow): ShownCard {
  const { brand, last_four: lastFour, expiry_month: expiryMonth, expiry_year: expiryYear } = row;
  const isIssued =
    brand !== null && lastFour !== null && expiryMonth !== null && expiryYear !== null;
  return {
    id: row.id,
    label: row.label,
    state: row.state,
    balance: money(cardAsset, BigInt(row.balance)),
    isFrozenByStaff: row.is_frozen_by_staff,
    under: row.under ?? undefined,
    issued: isIssued ? { brand, lastFour, expiryMonth, expiryYear } : undefined,
    orderedAt: row.ordered_at.getTime(),
  };
}

function staffCardOf(row: CardRow): StaffCard {
  return { ...shownOf(row), holderId: row.trader_id, username: row.username };
}

function paymentOf(row: PaymentRow): ShownCardPayment {
  return {
    id: row.id,
    cardId: row.card_id,
    cardLabel: row.label,
    kind: row.kind,
    state: row.state,
    reason: row.reason ?? undefined,
    amount: money(cardAsset, BigInt(row.amount)),
    merchant: row.merchant,
    at: row.paid_at.getTime(),
  };
}

function actOf(row: ActRow): ShownCardAct {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    amount: money(cardAsset, BigInt(row.amount)),
    fee: money(cardAsset, BigInt(row.fee)),
    byStaff: row.by_staff,
    requestedAt: row.requested_at.getTime(),
    endedAt: row.ended_at?.getTime(),
  };
}
