import type { DataSource } from "typeorm";
import type { SenderFacts, SendStore, ShownSend } from "../../../application/ports/send-store.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import { money } from "../../../domain/money/money.ts";
import { stoppedStates, type SendState, type SendTarget } from "../../../domain/send/send.ts";
import { isOpen } from "../claim/claim-column.ts";
import { haltsColumn, haltsOf, type HaltsRow } from "../halt/halts-column.ts";

interface FactsRow extends HaltsRow {
  readonly now: Date;
  readonly version: number | null;
  readonly country: string | null;
  readonly available: string;
  readonly in_debt: boolean;
  readonly recent: string;
  readonly total: string;
  readonly is_address_used: boolean;
  readonly last_same_at: Date | null;
}

interface SendRow {
  readonly id: string;
  readonly trader_id: string;
  readonly recipient_id: string;
  readonly recipient: string;
  readonly asset: AssetCode;
  readonly amount: string;
  readonly state: SendState;
  readonly requested_at: Date;
}

/** Sends as rows. */
export class PostgresSendStore implements SendStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async senderFacts(
    senderId: TraderId,
    wanted: Parameters<SendStore["senderFacts"]>[1],
  ): Promise<SenderFacts> {
    const { amount, target, recentSeconds } = wanted;
    const { asset } = amount;
    const [row] = await this.#dataSource.query<FactsRow[]>(
      `WITH own AS (SELECT * FROM send WHERE trader_id = $1 AND NOT state = ANY ($2))
       SELECT clock_timestamp() AS now, ${haltsColumn},
         (SELECT version FROM sender WHERE id = $1) AS version,
         (SELECT country FROM preference WHERE trader_id = $1) AS country,
         coalesce((SELECT balance FROM ledger_account WHERE id = $3), 0)::text AS available,
         EXISTS (SELECT FROM claim c WHERE c.debtor_id = $1 AND ${isOpen("c")}) AS in_debt,
         (SELECT coalesce(sum(usd_cents), 0)::text FROM own
           WHERE requested_at > clock_timestamp() - make_interval(secs => $4)) AS recent,
         (SELECT coalesce(sum(usd_cents), 0)::text FROM own) AS total,
         false AS is_address_used,
         (SELECT max(requested_at) FROM own WHERE recipient_id = $5 AND asset = $6
             AND amount = $7) AS last_same_at`,
      [
        senderId,
        stoppedStates,
        accountId({ kind: "available", asset, traderId: senderId }),
        recentSeconds,
        recipientOf(target),
        asset,
        String(amount.units),
      ],
    );
    if (!row) throw new Error("The database gave no row");
    return {
      now: row.now.getTime(),
      version: row.version ?? undefined,
      country: row.country ?? undefined,
      available: BigInt(row.available),
      inDebt: row.in_debt,
      halts: haltsOf(row),
      recentUsdCents: BigInt(row.recent),
      totalUsdCents: BigInt(row.total),
      isAddressUsed: row.is_address_used,
      lastSameAt: row.last_same_at?.getTime(),
    };
  }

  async listOf(traderId: TraderId, most: number): Promise<readonly ShownSend[]> {
    const rows = await this.#dataSource.query<SendRow[]>(
      `SELECT s.*, s.amount::text AS amount, p.username AS recipient FROM send s
         LEFT JOIN trader p ON p.id = s.recipient_id
        WHERE s.trader_id = $1 ORDER BY s.requested_at DESC, s.id LIMIT $2`,
      [traderId, most],
    );
    return rows.map(shownOf);
  }
}

function recipientOf(target: SendTarget): string | null {
  return target.kind === "person" ? target.recipientId : null;
}

function shownOf(row: SendRow): ShownSend {
  const { id, trader_id: traderId, asset, state, recipient } = row;
  return {
    id,
    traderId,
    amount: money(asset, BigInt(row.amount)),
    fee: money(asset, 0n),
    target: { kind: "person", recipientId: row.recipient_id },
    recipient,
    state,
    heldUntil: undefined,
    holdReasons: [],
    needsApproval: false,
    approvedBy: [],
    requestedAt: row.requested_at.getTime(),
  };
}
