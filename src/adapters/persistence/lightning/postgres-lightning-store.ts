import type { DataSource } from "typeorm";
import type {
  InvoiceFacts,
  InvoiceOwnerFacts,
  LightningStore,
  ShownInvoice,
  StoredInvoice,
  StoredPayment,
} from "../../../application/ports/lightning-store.ts";
import type { Halt } from "../../../domain/halt/halt.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import type { InvoiceState } from "../../../domain/lightning/lightning-invoice.ts";
import { money } from "../../../domain/money/money.ts";
import type { SendState } from "../../../domain/send/send.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import { haltsColumn, haltsOf, type HaltsRow } from "../halt/halts-column.ts";

const cancelled: SendState = "cancelled";
const open: InvoiceState = "open";
const expired: InvoiceState = "expired";

interface PaymentRow {
  readonly id: string;
  readonly version: number;
  readonly trader_id: string;
  readonly amount: string;
  readonly fee: string;
  readonly invoice: string;
  readonly hash: string;
  readonly seal: string;
  readonly expires_at: Date;
  readonly attempt_version: number;
  readonly attempted_at: Date | null;
}

interface InvoiceRow {
  readonly id: string;
  readonly version: number;
  readonly trader_id: string;
  readonly invoice: string;
  readonly amount: string;
  readonly description: string;
  readonly state: InvoiceState;
  readonly created_at: Date;
  readonly expires_at: Date;
}

const invoiceColumns =
  "id, version, trader_id, invoice, amount::text AS amount, description, state, created_at, expires_at";

/** Payments and invoices of Lightning as rows. */
export class PostgresLightningStore implements LightningStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async invoiceFacts(hash: string): Promise<InvoiceFacts> {
    const [row] = await this.#dataSource.query<
      { now: Date; is_ours: boolean; is_taken: boolean; version: number | null }[]
    >(
      `SELECT clock_timestamp() AS now,
         EXISTS (SELECT FROM lightning_invoice WHERE id = $1) AS is_ours,
         EXISTS (SELECT FROM lightning_payment l JOIN send s ON s.id = l.send_id
                  WHERE l.id = $1 AND s.state <> $2) AS is_taken,
         (SELECT version FROM lightning_payment WHERE id = $1) AS version`,
      [hash, cancelled],
    );
    if (!row) throw new Error("The database gave no row");
    return {
      now: row.now.getTime(),
      isOurs: row.is_ours,
      isTaken: row.is_taken,
      version: row.version ?? undefined,
    };
  }

  async payments(state: SendState): Promise<readonly StoredPayment[]> {
    const rows = await this.#dataSource.query<PaymentRow[]>(
      `SELECT s.id, s.version, s.trader_id, s.amount::text AS amount, s.fee::text AS fee,
              s.address AS invoice, s.payment_hash AS hash, s.seal, l.expires_at,
              l.version AS attempt_version, l.attempted_at
         FROM send s JOIN lightning_payment l ON l.id = s.payment_hash AND l.send_id = s.id
        WHERE s.state = $1 ORDER BY s.requested_at, s.id`,
      [state],
    );
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      traderId: row.trader_id,
      amount: money("BTC", BigInt(row.amount)),
      fee: money("BTC", BigInt(row.fee)),
      invoice: row.invoice,
      hash: row.hash,
      expiresAt: row.expires_at.getTime(),
      seal: row.seal,
      attempt: { version: row.attempt_version, at: row.attempted_at?.getTime() },
    }));
  }

  async ownerFacts(traderId: TraderId, monthSeconds: number): Promise<InvoiceOwnerFacts> {
    const [row] = await this.#dataSource.query<
      { now: Date; sender_version: number | null; month: string; open: number }[]
    >(
      `SELECT clock_timestamp() AS now, (SELECT version FROM sender WHERE id = $1) AS sender_version,
         (SELECT coalesce(sum(usd_cents), 0)::text FROM lightning_invoice
           WHERE trader_id = $1 AND state <> $2
             AND created_at > clock_timestamp() - make_interval(secs => $3)) AS month,
         (SELECT count(*)::integer FROM lightning_invoice WHERE trader_id = $1 AND state = $4) AS open`,
      [traderId, expired, monthSeconds, open],
    );
    if (!row) throw new Error("The database gave no row");
    return {
      now: row.now.getTime(),
      senderVersion: row.sender_version ?? undefined,
      monthUsdCents: BigInt(row.month),
      openInvoices: row.open,
    };
  }

  async openInvoices(): Promise<readonly StoredInvoice[]> {
    const rows = await this.#dataSource.query<InvoiceRow[]>(
      `SELECT ${invoiceColumns} FROM lightning_invoice WHERE state = $1 ORDER BY created_at, id`,
      [open],
    );
    return rows.map((row) => ({ ...shownOf(row), version: row.version }));
  }

  async invoicesOf(traderId: TraderId, most: number): Promise<readonly ShownInvoice[]> {
    const rows = await this.#dataSource.query<InvoiceRow[]>(
      `SELECT ${invoiceColumns} FROM lightning_invoice
        WHERE trader_id = $1 ORDER BY created_at DESC, id LIMIT $2`,
      [traderId, most],
    );
    return rows.map(shownOf);
  }

  async present(): Promise<{ now: Instant; halts: readonly Halt[] }> {
    const [row] = await this.#dataSource.query<(HaltsRow & { now: Date })[]>(
      `SELECT clock_timestamp() AS now, ${haltsColumn}`,
    );
    if (!row) throw new Error("The database gave no row");
    return { now: row.now.getTime(), halts: haltsOf(row) };
  }
}

function shownOf(row: InvoiceRow): ShownInvoice {
  const { id, trader_id: traderId, invoice, description, state } = row;
  return {
    id,
    traderId,
    invoice,
    description,
    state,
    amount: money("BTC", BigInt(row.amount)),
    createdAt: row.created_at.getTime(),
    expiresAt: row.expires_at.getTime(),
  };
}
