import type { DataSource } from "typeorm";
import type { ReportedPayment } from "../../../application/ports/card-provider.ts";
import type {
  StoredCard,
  StoredCardAct,
  StoredCardPayment,
  StoredHolderFacts,
  VirtualCardStore,
} from "../../../application/ports/virtual-card-store.ts";
import type { AccountState } from "../../../domain/account/account-states.ts";
import type { Halt } from "../../../domain/halt/halt.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import { money } from "../../../domain/money/money.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import {
  cardAsset,
  ofCents,
  openCardStates,
  type CardActKind,
  type CardActState,
  type CardPaymentKind,
  type CardPaymentState,
  type CardState,
} from "../../../domain/virtual-card/virtual-card.ts";
import { cardDaySeconds } from "../../../domain/virtual-card/virtual-card-policy.ts";
import { holdsNow } from "../account/account-column.ts";
import { inDebtColumn } from "../claim/claim-column.ts";
import { haltsColumn, haltsOf, type HaltsRow } from "../halt/halts-column.ts";
import { cardAccountPrefix, cardJson, cardOf, type CardJson } from "./card-rows.ts";

interface FactsRow extends HaltsRow {
  readonly now: Date;
  readonly version: number | null;
  readonly country: string | null;
  readonly in_debt: boolean;
  readonly available: string;
  readonly open_cards: number;
  readonly day_units: string;
}

interface ActRow {
  readonly id: string;
  readonly version: number;
  readonly card_id: string;
  readonly trader_id: string;
  readonly kind: CardActKind;
  readonly state: CardActState;
  readonly amount: string;
  readonly fee: string;
  readonly seal: string;
  readonly by_staff: boolean;
  readonly attempted_at: Date | null;
  readonly card: CardJson;
}

interface PaymentRow {
  readonly id: string;
  readonly version: number;
  readonly kind: CardPaymentKind;
  readonly state: CardPaymentState;
  readonly is_on_card: boolean;
  readonly amount: string;
  readonly card: CardJson;
}

const active: CardState = "active";
const topUp: CardActKind = "top_up";
const refused: CardActState = "refused";

/** Cards, acts and payments as rows. */
export class PostgresVirtualCardStore implements VirtualCardStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async holderFacts(traderId: TraderId): Promise<StoredHolderFacts> {
    const [row] = await this.#dataSource.query<FactsRow[]>(
      `SELECT clock_timestamp() AS now, ${haltsColumn}, ${inDebtColumn("$1")} AS in_debt,
         (SELECT version FROM virtual_card_holder WHERE id = $1) AS version,
         (SELECT country FROM preference WHERE trader_id = $1) AS country,
         coalesce((SELECT balance FROM ledger_account WHERE id = $2), 0)::text AS available,
         (SELECT count(*)::integer FROM virtual_card WHERE trader_id = $1 AND state = ANY ($3)) AS open_cards,
         (SELECT coalesce(sum(amount), 0)::text FROM virtual_card_act
           WHERE trader_id = $1 AND kind = $4 AND state <> $5
             AND requested_at > clock_timestamp() - make_interval(secs => $6)) AS day_units`,
      [
        traderId,
        accountId({ kind: "available", asset: cardAsset, traderId }),
        openCardStates,
        topUp,
        refused,
        cardDaySeconds,
      ],
    );
    if (!row) throw new Error("The database gave no row");
    return {
      now: row.now.getTime(),
      version: row.version ?? undefined,
      country: row.country ?? undefined,
      inDebt: row.in_debt,
      halts: haltsOf(row),
      available: BigInt(row.available),
      openCards: row.open_cards,
      dayUnits: BigInt(row.day_units),
    };
  }

  async find(id: string): Promise<StoredCard | undefined> {
    const [row] = await this.#dataSource.query<{ readonly card: CardJson }[]>(
      `SELECT ${cardJson("c", "$2")} AS card FROM virtual_card c WHERE c.id = $1`,
      [id, cardAccountPrefix],
    );
    return row && cardOf(row.card);
  }

  async activeCardsOf(states: readonly AccountState[]): Promise<readonly StoredCard[]> {
    const rows = await this.#dataSource.query<{ readonly card: CardJson }[]>(
      `SELECT ${cardJson("c", "$1")} AS card FROM virtual_card c
        WHERE c.state = $2 AND c.act_id IS NULL AND c.trader_id IN
              (SELECT s.trader_id FROM account_state s WHERE s.state = ANY ($3) AND ${holdsNow("s")})
        ORDER BY c.id`,
      [cardAccountPrefix, active, states],
    );
    return rows.map(({ card }) => cardOf(card));
  }

  async openActs(): Promise<readonly StoredCardAct[]> {
    const rows = await this.#dataSource.query<ActRow[]>(
      `SELECT t.id, t.version, t.card_id, t.trader_id, t.kind, t.state, t.amount::text AS amount,
              t.fee::text AS fee, t.seal, t.by_staff, t.attempted_at, ${cardJson("c", "$1")} AS card
         FROM virtual_card_act t JOIN virtual_card c ON c.id = t.card_id
        WHERE t.ended_at IS NULL ORDER BY t.requested_at, t.id`,
      [cardAccountPrefix],
    );
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      cardId: row.card_id,
      holderId: row.trader_id,
      kind: row.kind,
      state: row.state,
      amount: money(cardAsset, BigInt(row.amount)),
      fee: money(cardAsset, BigInt(row.fee)),
      seal: row.seal,
      byStaff: row.by_staff,
      attemptedAt: row.attempted_at?.getTime(),
      card: cardOf(row.card),
    }));
  }

  async cursor(): Promise<string | undefined> {
    const [row] = await this.#dataSource.query<{ readonly cursor: string }[]>(
      "SELECT cursor FROM virtual_card_feed",
    );
    return row?.cursor;
  }

  async keepPayments(payments: readonly ReportedPayment[], cursor: string): Promise<void> {
    await this.#dataSource.transaction(async (transaction) => {
      for (const payment of payments) {
        const { id, reference, kind, state, reason, isOnCard, cents, merchant, at } = payment;
        await transaction.query(
          `INSERT INTO virtual_card_payment (id, version, card_id, kind, state, reason, amount, merchant, paid_at, is_on_card)
           SELECT $1, 1, c.id, $3, $4, $5, $6, $7, $8, $9 FROM virtual_card c WHERE c.reference = $2
           ON CONFLICT (id) DO NOTHING`,
          [
            id,
            reference,
            kind,
            state,
            reason ?? null,
            String(ofCents(cents).units),
            merchant,
            new Date(at),
            isOnCard,
          ],
        );
      }
      await transaction.query(
        `INSERT INTO virtual_card_feed (cursor) VALUES ($1)
         ON CONFLICT (is_only) DO UPDATE SET cursor = excluded.cursor`,
        [cursor],
      );
    });
  }

  async unbooked(most: number): Promise<readonly StoredCardPayment[]> {
    const rows = await this.#dataSource.query<PaymentRow[]>(
      `SELECT p.id, p.version, p.kind, p.state, p.is_on_card, p.amount::text AS amount, ${cardJson("c", "$2")} AS card
         FROM virtual_card_payment p JOIN virtual_card c ON c.id = p.card_id
        WHERE p.booked_at IS NULL ORDER BY p.paid_at, p.id LIMIT $1`,
      [most, cardAccountPrefix],
    );
    return rows.map(({ amount, is_on_card: isOnCard, card, ...row }) => ({
      ...row,
      isOnCard,
      amount: money(cardAsset, BigInt(amount)),
      card: cardOf(card),
    }));
  }

  async noteReading(cardId: string, readerId: TraderId): Promise<void> {
    await this.#dataSource.query(
      "INSERT INTO virtual_card_reading (card_id, reader_id) VALUES ($1, $2)",
      [cardId, readerId],
    );
  }

  async present(): Promise<{ now: Instant; halts: readonly Halt[] }> {
    const [row] = await this.#dataSource.query<(HaltsRow & { now: Date })[]>(
      `SELECT clock_timestamp() AS now, ${haltsColumn}`,
    );
    if (!row) throw new Error("The database gave no row");
    return { now: row.now.getTime(), halts: haltsOf(row) };
  }
}
