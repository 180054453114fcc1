import type { DataSource } from "typeorm";
import type { QueuedSend, SendQueue } from "../../../application/ports/send-queue.ts";
import type { ChainCode } from "../../../domain/chain/chain.ts";
import { money } from "../../../domain/money/money.ts";
import { platformOwner } from "../../../domain/send/cold-move.ts";
import { lightningName, openSendStates, type SendState } from "../../../domain/send/send.ts";
import { sendColumns, type SendRow } from "./send-row.ts";

interface QueueRow extends SendRow {
  readonly username: string | null;
  readonly usd_cents: string;
  readonly approver: string | null;
  readonly approved_at: Date | null;
  readonly approved_reason: string | null;
  readonly confirmed_before: number;
  readonly is_address_used: boolean;
  readonly saved_name: string | null;
  readonly saved_at: Date | null;
}

const waiting: SendState = "waiting";
const confirmed: SendState = "confirmed";
const sent: SendState = "sent";
const bitcoin: ChainCode = "bitcoin";

/** What is on its way out, as rows. */
export class PostgresSendQueue implements SendQueue {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async list(most: number): Promise<readonly QueuedSend[]> {
    const rows = await this.#dataSource.query<QueueRow[]>(
      `SELECT ${sendColumns}, t.username, s.usd_cents::text AS usd_cents, s.approved_at,
              s.approved_reason, a.username AS approver, before.confirmed_before, before.is_address_used,
              book.name AS saved_name, book.saved_at
         FROM send s LEFT JOIN trader t ON t.id = s.trader_id
         LEFT JOIN staff a ON a.id = s.approved_by
         LEFT JOIN saved_address book
           ON book.trader_id = s.trader_id AND book.asset = s.asset AND book.address = s.address,
         LATERAL (SELECT count(*)::integer AS confirmed_before,
                         coalesce(bool_or(b.address = s.address), false) AS is_address_used
                    FROM send b WHERE b.trader_id = s.trader_id AND b.state = $3) before
        WHERE s.address IS NOT NULL AND s.chain <> $5 AND s.state = ANY ($2)
        ORDER BY s.state <> $4, s.requested_at, s.id LIMIT $1`,
      [most, openSendStates, confirmed, waiting, lightningName],
    );
    return rows.map((row) => ({
      id: row.id,
      traderId: row.trader_id ?? platformOwner,
      username: row.username ?? undefined,
      state: row.state,
      amount: money(row.asset, BigInt(row.amount)),
      fee: money(row.asset, BigInt(row.fee)),
      address: row.address ?? "",
      usdCents: BigInt(row.usd_cents),
      holdReasons: row.hold_reasons,
      heldUntil: row.held_until?.getTime(),
      requestedAt: row.requested_at.getTime(),
      needsApproval: row.needs_approval,
      replaced: row.earlier.length,
      mayRaise: mayRaise(row),
      approved: approvedIn(row),
      confirmedBefore: row.confirmed_before,
      isAddressUsed: row.is_address_used,
      saved: savedIn(row),
    }));
  }
}

function mayRaise({
  trader_id: owner,
  state,
  chain,
  change,
  earlier,
  raise_asked: asked,
}: QueueRow): boolean {
  const isWaiting = state === sent && chain === bitcoin && owner !== null;
  return isWaiting && Number(change ?? 0) > 0 && asked !== earlier.length;
}

function approvedIn({ approver, approved_at: at, approved_reason: reason }: QueueRow) {
  if (approver === null || at === null || reason === null) return undefined;
  return { by: approver, at: at.getTime(), reason };
}

function savedIn({ saved_name: name, saved_at: at }: QueueRow): QueuedSend["saved"] {
  return name === null || at === null ? undefined : { name, at: at.getTime() };
}
