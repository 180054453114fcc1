import type { DataSource, EntityManager } from "typeorm";
import type {
  FactorChange,
  FactorRecord,
  SecondFactors,
} from "../../../application/ports/second-factors.ts";
import { contactOf } from "../../../domain/account/code-channel.ts";
import {
  twoFactorOf,
  type FactorPurpose,
  type FactorType,
  type StoredTwoFactor,
  type WantedSetting,
} from "../../../domain/account/two-factor.ts";
import { codePlaces, placesOf, type CodePlacesRow } from "./code-places.ts";
import { lockAccount, noteAccountChange } from "../account/account-lock.ts";

interface FactorRow extends CodePlacesRow {
  readonly username: string;
  readonly two_factor: StoredTwoFactor;
  readonly security_changed_at: Date | null;
  readonly secret: Buffer | null;
  readonly pending: Buffer | null;
  readonly begun_at: Date | null;
  readonly codes_left: number;
  readonly has_passkey: boolean;
  readonly recovered_at: Date | null;
  readonly requests: readonly {
    readonly purpose: FactorPurpose;
    readonly type: FactorType;
    readonly wanted: WantedSetting;
    readonly askedAt: string;
  }[];
  readonly now: Date;
}

/** What an UPDATE or a DELETE returns: the rows and their number. */
type Changed = readonly [rows: readonly unknown[], count: number];

/** Thrown to undo what was written of a change that came too late. */
class ChangeIsGone extends Error {}

/** Second factors as rows; the settings stand with the trader, where every rule reads them. */
export class PostgresSecondFactors implements SecondFactors {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async read(traderId: string): Promise<FactorRecord> {
    const [row] = await this.#dataSource.query<FactorRow[]>(
      `SELECT t.username, t.two_factor, t.security_changed_at, app.secret, setup.secret AS pending,
              setup.begun_at, clock_timestamp() AS now,
              t.recovered_at, ${codePlaces("t")},
              EXISTS (SELECT FROM passkey WHERE passkey.trader_id = t.id) AS has_passkey,
              (SELECT count(*)::integer FROM recovery_code code
                WHERE code.trader_id = t.id AND code.used_at IS NULL) AS codes_left,
              (SELECT coalesce(json_agg(json_build_object(
                        'purpose', asked.purpose, 'type', asked.type,
                        'wanted', asked.wanted, 'askedAt', asked.asked_at)), '[]')
                 FROM two_factor_request asked WHERE asked.trader_id = t.id) AS requests
         FROM trader t
         LEFT JOIN authenticator app ON app.trader_id = t.id
         LEFT JOIN authenticator_setup setup ON setup.trader_id = t.id
        WHERE t.id = $1`,
      [traderId],
    );
    if (!row) throw new Error(`Trader ${traderId} is signed in and not there`);
    return {
      username: row.username,
      twoFactor: twoFactorOf(row.two_factor),
      requests: row.requests.map((asked) => ({ ...asked, askedAt: Date.parse(asked.askedAt) })),
      secret: row.secret ?? undefined,
      pending:
        row.pending && row.begun_at
          ? { secret: row.pending, begunAt: row.begun_at.getTime() }
          : undefined,
      recoveryCodesLeft: row.codes_left,
      hasPasskey: row.has_passkey,
      places: placesOf(row),
      recoveredAt: row.recovered_at?.getTime(),
      securityChangedAt: row.security_changed_at?.getTime(),
      readAt: row.now.getTime(),
    };
  }

  async useStep(traderId: string, step: number): Promise<boolean> {
    const [, count] = await this.#dataSource.query<Changed>(
      "UPDATE authenticator SET last_step = $2 WHERE trader_id = $1 AND last_step < $2",
      [traderId, step],
    );
    return count > 0;
  }

  async useRecoveryCode(traderId: string, codeHash: string): Promise<boolean> {
    const [, count] = await this.#dataSource.query<Changed>(
      `UPDATE recovery_code SET used_at = clock_timestamp()
        WHERE trader_id = $1 AND code_hash = $2 AND used_at IS NULL`,
      [traderId, codeHash],
    );
    return count > 0;
  }

  async beginApp(traderId: string, secret: Uint8Array): Promise<void> {
    await this.#dataSource.query(
      `INSERT INTO authenticator_setup (trader_id, secret, begun_at)
       VALUES ($1, $2, clock_timestamp())
       ON CONFLICT (trader_id) DO UPDATE
          SET secret = EXCLUDED.secret, begun_at = EXCLUDED.begun_at`,
      [traderId, Buffer.from(secret)],
    );
  }

  async ask(
    traderId: string,
    { purpose, type, wanted }: Parameters<SecondFactors["ask"]>[1],
  ): Promise<void> {
    await this.#dataSource.query(
      `INSERT INTO two_factor_request (trader_id, purpose, type, wanted, asked_at)
       VALUES ($1, $2, $3, $4, clock_timestamp())
       ON CONFLICT (trader_id, purpose) DO UPDATE
          SET type = EXCLUDED.type, wanted = EXCLUDED.wanted, asked_at = EXCLUDED.asked_at`,
      [traderId, purpose, type, wanted],
    );
  }

  async change(traderId: string, change: FactorChange): Promise<boolean> {
    try {
      await this.#dataSource.transaction((transaction) => write(transaction, traderId, change));
      return true;
    } catch (error) {
      if (error instanceof ChangeIsGone) return false;
      throw error;
    }
  }
}

/** The row of the account is locked, so of two confirmations at once the second finds nothing. */
async function write(
  transaction: EntityManager,
  traderId: string,
  { purpose, app, recoveryCodes }: FactorChange,
): Promise<void> {
  await lockAccount(transaction, traderId);
  if (app) {
    const [, count] = await transaction.query<Changed>(
      "DELETE FROM authenticator_setup WHERE trader_id = $1 AND secret = $2",
      [traderId, Buffer.from(app.secret)],
    );
    if (count === 0) throw new ChangeIsGone();
    await transaction.query(
      `INSERT INTO authenticator (trader_id, secret, last_step, set_up_at)
       VALUES ($1, $2, $3, clock_timestamp())
       ON CONFLICT (trader_id) DO UPDATE SET secret = EXCLUDED.secret,
          last_step = EXCLUDED.last_step, set_up_at = EXCLUDED.set_up_at`,
      [traderId, Buffer.from(app.secret), app.step],
    );
  }
  if (purpose) {
    const { name, twoFactor } = purpose;
    const [, count] = await transaction.query<Changed>(
      "DELETE FROM two_factor_request WHERE trader_id = $1 AND purpose = $2",
      [traderId, name],
    );
    if (count === 0) throw new ChangeIsGone();
    await keepContactOf(transaction, traderId, twoFactor[name].type);
    await transaction.query(
      "UPDATE trader SET two_factor = two_factor || $2::jsonb WHERE id = $1",
      [traderId, JSON.stringify({ [name]: twoFactor[name] })],
    );
  }
  if (recoveryCodes) {
    await transaction.query("DELETE FROM recovery_code WHERE trader_id = $1", [traderId]);
    await transaction.query(
      `INSERT INTO recovery_code (trader_id, code_hash, made_at)
       SELECT $1, code, clock_timestamp() FROM unnest($2::text[]) code`,
      [traderId, recoveryCodes],
    );
  }
  // New recovery codes on their own change nothing of how anybody proves who they are.
  if (!app && !purpose) return;
  await transaction.query(
    `UPDATE trader SET credentials_changed_at = clock_timestamp(),
                       security_changed_at = clock_timestamp() WHERE id = $1`,
    [traderId],
  );
  await noteAccountChange(transaction, traderId, "factors");
}

/** Whoever takes a contact away holds the same lock: codes are switched on for one that is there. */
async function keepContactOf(
  transaction: EntityManager,
  traderId: string,
  type: FactorType,
): Promise<void> {
  const contact = contactOf(type);
  if (!contact) return;
  const [row] = await transaction.query<CodePlacesRow[]>(
    `SELECT ${codePlaces("trader")} FROM trader WHERE id = $1 FOR UPDATE`,
    [traderId],
  );
  if (!row) throw new ChangeIsGone();
  const { phone, email, chat } = placesOf(row);
  const isThere = contact === "email" ? email : phone || chat === "proven";
  if (!isThere) throw new ChangeIsGone();
}
