import type { DataSource } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type {
  LastWithdrawals,
  LastWithdrawalStore,
  WithdrawalPermit,
} from "../../../application/ports/last-withdrawals.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import { money } from "../../../domain/money/money.ts";
import type { SendState } from "../../../domain/send/send.ts";
import { accountColumn, accountOf, type AccountJson } from "../account/account-column.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { banBegan, permitsSinceBan } from "../send/since-ban.ts";

interface PersonRow {
  readonly level: string;
  readonly account: AccountJson;
}

interface SendRow {
  readonly asset: AssetCode;
  readonly amount: string;
  readonly state: SendState;
  readonly requested_at: Date;
}

interface PermitRow {
  readonly by: string;
  readonly reason: string;
  readonly given_at: Date;
}

/** The most sends that are shown: one of each coin, and what staff allowed after that. */
const mostSends = 50;

/** Reads sends since a ban; permits are rows of their own. */
export class PostgresLastWithdrawals implements LastWithdrawalStore {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async of(traderId: string): Promise<LastWithdrawals | undefined> {
    const [[person], sends, permits] = await Promise.all([
      this.#dataSource.query<PersonRow[]>(
        `SELECT trader.level, ${accountColumn("trader")} AS account FROM trader WHERE id = $1`,
        [traderId],
      ),
      this.#dataSource.query<SendRow[]>(
        `SELECT asset, amount::text AS amount, state, requested_at FROM send
          WHERE trader_id = $1 AND address IS NOT NULL AND requested_at > (${banBegan("$1")})
          ORDER BY requested_at DESC, id LIMIT ${mostSends}`,
        [traderId],
      ),
      this.#dataSource.query<PermitRow[]>(
        `SELECT staff.username AS by, permit.reason, permit.given_at
           FROM (${permitsSinceBan("$1")}) permit JOIN staff ON staff.id = permit.given_by
          ORDER BY permit.given_at DESC, permit.id`,
        [traderId],
      ),
    ]);
    if (!person) return undefined;
    return {
      account: accountOf(person.account),
      level: Number(person.level),
      sends: sends.map(({ asset, amount, state, requested_at: at }) => ({
        amount: money(asset, BigInt(amount)),
        state,
        requestedAt: at.getTime(),
      })),
      permits: permits.map(({ by, reason, given_at: at }) => ({
        by,
        reason,
        givenAt: at.getTime(),
      })),
    };
  }

  async allow(
    { id, traderId, staffId, reason }: WithdrawalPermit,
    audit: AuditEntry,
  ): Promise<void> {
    await this.#dataSource.transaction(async (transaction) => {
      await transaction.query(
        "INSERT INTO withdrawal_permit (id, trader_id, given_by, reason) VALUES ($1, $2, $3, $4)",
        [id, traderId, staffId, reason],
      );
      await appendAudit(transaction, this.#seal, [audit]);
    });
  }
}
