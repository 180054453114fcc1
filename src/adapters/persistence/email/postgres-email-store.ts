import type { DataSource, EntityManager } from "typeorm";
import type { EmailState, EmailStore, JudgeCode } from "../../../application/ports/email-store.ts";
import { foldedName } from "../../../domain/account/folded-name.ts";
import type { CodeFault, EmailCodePolicy } from "../../../domain/account/email-code.ts";
import { twoFactorOf, type StoredTwoFactor } from "../../../domain/account/two-factor.ts";
import { foldedColumn } from "../account/folded-column.ts";
import { raiseLevel } from "../verification/proven-row.ts";
import { addDelivery } from "../notice/add-delivery.ts";

interface StateRow {
  readonly username: string;
  readonly email: string;
  readonly is_verified: boolean;
  readonly sends: number | null;
  readonly two_factor: StoredTwoFactor;
  readonly last_sent_at: Date | null;
  readonly now: Date;
}

interface CodeRow {
  readonly code_hash: string | null;
  readonly expires_at: Date | null;
  readonly wrong: number;
  readonly now: Date;
}

/** Addresses in the rows of traders, and one row of the last code. */
export class PostgresEmailStore implements EmailStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async stateOf(traderId: string): Promise<EmailState | undefined> {
    const [row] = await this.#dataSource.query<StateRow[]>(
      `SELECT username, email, email_verified_at IS NOT NULL AS is_verified, sends, last_sent_at,
              two_factor, clock_timestamp() AS now
         FROM trader LEFT JOIN email_code ON trader_id = id WHERE id = $1`,
      [traderId],
    );
    if (!row) return undefined;
    const { username, email, is_verified: isVerified, sends, last_sent_at: lastAt, now } = row;
    return {
      username,
      email,
      isVerified,
      sends: sends === null || !lastAt ? undefined : { count: sends, lastAt: lastAt.getTime() },
      twoFactor: twoFactorOf(row.two_factor),
      readAt: now.getTime(),
    };
  }

  async ownerOf(email: string): Promise<string | undefined> {
    const [row] = await this.#dataSource.query<{ username: string }[]>(
      `SELECT username FROM trader
        WHERE ${foldedColumn("email")} = $1 AND email_verified_at IS NOT NULL`,
      [foldedName(email)],
    );
    return row?.username;
  }

  async requestCode(
    traderId: string,
    { email: before, sends }: EmailState,
    { email, count }: { readonly email: string; readonly count: number },
  ): Promise<boolean> {
    const [row] = await this.#dataSource.query<{ is_asked: boolean }[]>(
      `WITH asking AS (
         UPDATE trader SET email = $3, email_bounced_at = NULL
          WHERE id = $1 AND email = $2 AND email_verified_at IS NULL RETURNING id),
       counted AS (
         INSERT INTO email_code AS kept (trader_id, sends, last_sent_at)
         SELECT id, $4, clock_timestamp() FROM asking
         ON CONFLICT (trader_id) DO UPDATE
            SET sends = EXCLUDED.sends, last_sent_at = EXCLUDED.last_sent_at,
                code_hash = NULL, expires_at = NULL
          WHERE kept.sends = $5
         RETURNING trader_id AS id),
       told AS (${addDelivery("email_code", "SELECT id FROM counted")})
       SELECT EXISTS (SELECT FROM counted) AS is_asked`,
      [traderId, before, email, count, sends?.count ?? 0],
    );
    return row?.is_asked === true;
  }

  async keepCode(traderId: string, hash: string, { validSeconds }: EmailCodePolicy): Promise<void> {
    await this.#dataSource.query(
      `UPDATE email_code SET code_hash = $2, wrong = 0,
              expires_at = clock_timestamp() + make_interval(secs => $3)
        WHERE trader_id = $1`,
      [traderId, hash, validSeconds],
    );
  }

  async confirm(traderId: string, judge: JudgeCode): Promise<CodeFault | "confirmed"> {
    return this.#dataSource.transaction(async (transaction) => {
      const [row] = await transaction.query<CodeRow[]>(
        `SELECT code_hash, expires_at, wrong, clock_timestamp() AS now
           FROM email_code WHERE trader_id = $1 FOR UPDATE`,
        [traderId],
      );
      const { code_hash: hash, expires_at: expiresAt, wrong = 0 } = row ?? {};
      const kept = hash && expiresAt ? { hash, expiresAt: expiresAt.getTime(), wrong } : undefined;
      const fault = judge(kept, row?.now.getTime() ?? 0);
      if (fault) {
        if (fault === "code_wrong") await countWrong(transaction, traderId);
        return fault;
      }
      await useUp(transaction, traderId);
      if (!(await verify(transaction, traderId))) return "code_expired";
      await raiseLevel(transaction, traderId);
      return "confirmed";
    });
  }

  async noteBounce(traderId: string): Promise<void> {
    await this.#dataSource.query(
      `UPDATE trader SET email_verified_at = NULL, email_bounced_at = clock_timestamp()
        WHERE id = $1`,
      [traderId],
    );
  }
}

async function countWrong(transaction: EntityManager, traderId: string): Promise<void> {
  await transaction.query("UPDATE email_code SET wrong = wrong + 1 WHERE trader_id = $1", [
    traderId,
  ]);
}

async function useUp(transaction: EntityManager, traderId: string): Promise<void> {
  await transaction.query(
    "UPDATE email_code SET code_hash = NULL, expires_at = NULL WHERE trader_id = $1",
    [traderId],
  );
}

/**
 * False where another account has confirmed the address. Who confirms it at the same moment is waited
 * for: both take the same lock.
 */
async function verify(transaction: EntityManager, traderId: string): Promise<boolean> {
  await transaction.query(
    `SELECT pg_advisory_xact_lock(hashtextextended(${foldedColumn("email")}, $2))
       FROM trader WHERE id = $1`,
    [traderId, addressLock],
  );
  const [, count] = await transaction.query<[unknown[], number]>(
    `UPDATE trader SET email_verified_at = clock_timestamp(), email_bounced_at = NULL
      WHERE id = $1 AND NOT EXISTS (
        SELECT FROM trader other
         WHERE ${foldedColumn("other.email")} = ${foldedColumn("trader.email")}
           AND other.email_verified_at IS NOT NULL)`,
    [traderId],
  );
  return count === 1;
}

/** Any number that all our processes agree on. */
const addressLock = 7_337_470;
