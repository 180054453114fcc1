import type { DataSource } from "typeorm";
import type {
  SenderFacts,
  SendLane,
  SendStore,
  ShownSend,
  StoredSend,
} from "../../../application/ports/send-store.ts";
import type { ChainCode } from "../../../domain/chain/chain.ts";
import type { Halt } from "../../../domain/halt/halt.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import {
  orderKinds,
  takesCoins,
  voidOrderStates,
} from "../../../domain/provider-order/provider-order.ts";
import { lightningName, type SendState } from "../../../domain/send/send.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import { inDebtColumn } from "../claim/claim-column.ts";
import { haltsColumn, haltsOf, type HaltsRow } from "../halt/halts-column.ts";
import { holdsOnlySavedColumn } from "./postgres-address-book.ts";
import { banBegan, permitsSinceBan } from "./since-ban.ts";
import { sendColumns, shownOf, storedOf, type SendRow } from "./send-row.ts";

const outward = orderKinds.filter(takesCoins);
const cancelled: SendState = "cancelled";
const confirmed: SendState = "confirmed";

interface FactsRow extends HaltsRow {
  readonly now: Date;
  readonly version: number | null;
  readonly country: string | null;
  readonly available: string;
  readonly in_debt: boolean;
  readonly recent: string;
  readonly total: string;
  readonly lightning: string;
  readonly is_address_used: boolean;
  readonly last_same_at: Date | null;
  readonly is_only_saved: boolean;
  readonly saved_at: Date | null;
  readonly has_withdrawn: boolean;
  readonly is_allowed_by_staff: boolean;
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
    const { amount, target, recentSeconds, monthSeconds } = wanted;
    const { asset } = amount;
    const [row] = await this.#dataSource.query<FactsRow[]>(
      `WITH own AS (SELECT * FROM send WHERE trader_id = $1 AND state <> $2),
       gone AS (SELECT usd_cents, requested_at AS at FROM own
                UNION ALL SELECT usd_cents, placed_at FROM provider_order
                 WHERE trader_id = $1 AND kind = ANY ($12) AND state <> ALL ($13)),
       permit AS (${permitsSinceBan("$1")})
       SELECT clock_timestamp() AS now, ${haltsColumn},
         (SELECT version FROM sender WHERE id = $1) AS version,
         (SELECT country FROM preference WHERE trader_id = $1) AS country,
         coalesce((SELECT balance FROM ledger_account WHERE id = $3), 0)::text AS available,
         ${inDebtColumn("$1")} AS in_debt,
         (SELECT coalesce(sum(usd_cents), 0)::text FROM gone
           WHERE at > clock_timestamp() - make_interval(secs => $4)) AS recent,
         (SELECT coalesce(sum(usd_cents), 0)::text FROM gone) AS total,
         (SELECT coalesce(sum(usd_cents), 0)::text FROM own WHERE chain = $10
             AND requested_at > clock_timestamp() - make_interval(secs => $11)) AS lightning,
         EXISTS (SELECT FROM own WHERE address = $8 AND state = $9) AS is_address_used,
         (SELECT max(requested_at) FROM own WHERE (recipient_id = $5 OR address = $8)
             AND asset = $6 AND amount = $7) AS last_same_at,
         ${holdsOnlySavedColumn("$1")} AS is_only_saved,
         (SELECT saved_at FROM saved_address
           WHERE trader_id = $1 AND asset = $6 AND address = $8) AS saved_at,
         EXISTS (SELECT FROM own WHERE asset = $6 AND address IS NOT NULL AND requested_at >
             greatest((${banBegan("$1")}), (SELECT max(given_at) FROM permit))) AS has_withdrawn,
         EXISTS (SELECT FROM permit) AS is_allowed_by_staff`,
      [
        senderId,
        cancelled,
        accountId({ kind: "available", asset, traderId: senderId }),
        recentSeconds,
        target.kind === "person" ? target.recipientId : null,
        asset,
        String(amount.units),
        target.kind === "address" ? target.address : null,
        confirmed,
        lightningName,
        monthSeconds,
        outward,
        voidOrderStates,
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
      lightningUsdCents: BigInt(row.lightning),
      isAddressUsed: row.is_address_used,
      lastSameAt: row.last_same_at?.getTime(),
      book: { isOnlySaved: row.is_only_saved, savedAt: row.saved_at?.getTime() },
      sinceBan: { hasWithdrawn: row.has_withdrawn, isAllowedByStaff: row.is_allowed_by_staff },
    };
  }

  async isOwnAddress(address: string): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>(
      "SELECT FROM deposit_address WHERE address = $1",
      [address],
    );
    return rows.length > 0;
  }

  async find(id: string): Promise<StoredSend | undefined> {
    const [found] = await this.#list("s.id = $1", [id]);
    return found;
  }

  listIn(chain: ChainCode, state: SendState): Promise<readonly StoredSend[]> {
    return this.#list("s.chain = $1 AND s.state = $2", [chain, state]);
  }

  async lane(chain: ChainCode): Promise<SendLane> {
    const [row] = await this.#dataSource.query<SendLane[]>(
      `SELECT version, next_number AS "nextNumber" FROM send_lane WHERE id = $1`,
      [chain],
    );
    return row ?? { version: undefined, nextNumber: 0 };
  }

  async present(): Promise<{ now: Instant; halts: readonly Halt[] }> {
    const [row] = await this.#dataSource.query<(HaltsRow & { now: Date })[]>(
      `SELECT clock_timestamp() AS now, ${haltsColumn}`,
    );
    if (!row) throw new Error("The database gave no row");
    return { now: row.now.getTime(), halts: haltsOf(row) };
  }

  async listOf(traderId: TraderId, most: number): Promise<readonly ShownSend[]> {
    const rows = await this.#dataSource.query<(SendRow & { recipient: string | null })[]>(
      `SELECT ${sendColumns}, p.username AS recipient FROM send s
         LEFT JOIN trader p ON p.id = s.recipient_id
        WHERE s.trader_id = $1 ORDER BY s.requested_at DESC, s.id LIMIT $2`,
      [traderId, most],
    );
    return rows.map(shownOf);
  }

  async #list(where: string, parameters: unknown[]): Promise<readonly StoredSend[]> {
    const rows = await this.#dataSource.query<SendRow[]>(
      `SELECT ${sendColumns} FROM send s WHERE ${where} ORDER BY s.requested_at, s.id`,
      parameters,
    );
    return rows.flatMap((row) => storedOf(row) ?? []);
  }
}
