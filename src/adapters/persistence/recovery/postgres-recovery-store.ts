import type { DataSource } from "typeorm";
import type { RecoveringTrader, RecoveryStore } from "../../../application/ports/recovery-store.ts";
import type { TokenHash } from "../../../application/ports/session-tokens.ts";
import { foldedName } from "../../../domain/account/folded-name.ts";
import { accountColumn, accountOf, type AccountJson } from "../account/account-column.ts";
import { foldedColumn } from "../account/folded-column.ts";
import { addDelivery, addDeliveryTo } from "../notice/add-delivery.ts";

interface TraderRow {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly email_verified_at: Date;
  readonly account: AccountJson;
}

interface SignInRow extends TraderRow {
  readonly agent: string;
  readonly country: string | null;
  readonly started_at: Date;
  readonly time_zone: string | null;
}

const columns = `trader.id, trader.username, trader.email, trader.email_verified_at,
  ${accountColumn("trader")} AS account`;

/** A link counts until it is used, its time is over, or the password was changed in another way. */
const isOpen = `link.used_at IS NULL AND link.expires_at > clock_timestamp()
  AND link.made_at >= trader.credentials_changed_at AND trader.email_verified_at IS NOT NULL`;

/** Links as rows, found by the hash of their secret. */
export class PostgresRecoveryStore implements RecoveryStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async ask(email: string): Promise<void> {
    await this.#dataSource.query(addDeliveryTo("recovery"), [email]);
  }

  async ownerOf(email: string): Promise<RecoveringTrader | undefined> {
    const [row] = await this.#dataSource.query<TraderRow[]>(
      `SELECT ${columns} FROM trader
        WHERE ${foldedColumn("email")} = $1 AND email_verified_at IS NOT NULL`,
      [foldedName(email)],
    );
    return row && traderOf(row);
  }

  async ownerById(traderId: string): Promise<RecoveringTrader | undefined> {
    const [row] = await this.#dataSource.query<TraderRow[]>(
      `SELECT ${columns} FROM trader WHERE id = $1 AND email_verified_at IS NOT NULL`,
      [traderId],
    );
    return row && traderOf(row);
  }

  async keepLink(traderId: string, tokenHash: TokenHash, validSeconds: number): Promise<void> {
    await this.#dataSource.query(
      `INSERT INTO recovery_link (token_hash, trader_id, made_at, expires_at)
       VALUES (decode($1, 'hex'), $2, clock_timestamp(),
               clock_timestamp() + make_interval(secs => $3))`,
      [tokenHash, traderId, validSeconds],
    );
  }

  async find(tokenHash: TokenHash): Promise<RecoveringTrader | undefined> {
    const [row] = await this.#dataSource.query<TraderRow[]>(
      `SELECT ${columns} FROM recovery_link link JOIN trader ON trader.id = link.trader_id
        WHERE link.token_hash = decode($1, 'hex') AND ${isOpen}`,
      [tokenHash],
    );
    return row && traderOf(row);
  }

  async signInOf(sessionId: string) {
    const [row] = await this.#dataSource.query<SignInRow[]>(
      `SELECT ${columns}, session.agent, session.country, session.started_at,
              (SELECT time_zone FROM preference WHERE preference.trader_id = trader.id) AS time_zone
         FROM session JOIN trader ON trader.id = session.trader_id
        WHERE session.id = $1::uuid AND trader.email_verified_at IS NOT NULL
          AND session.started_at >= trader.credentials_changed_at`,
      [sessionId],
    );
    if (!row) return undefined;
    const { agent, country, started_at: at, time_zone: timeZone, ...owner } = row;
    return {
      owner: traderOf(owner),
      agent,
      country: country ?? undefined,
      at: at.getTime(),
      timeZone: timeZone ?? undefined,
    };
  }

  async lockOut(tokenHash: TokenHash, passwordHash: string): Promise<string | undefined> {
    const [[row]] = await this.#dataSource.query<[{ id: string }[], number]>(
      `WITH used AS (
         UPDATE recovery_link link SET made_at = clock_timestamp() FROM trader
          WHERE link.token_hash = decode($1, 'hex') AND trader.id = link.trader_id AND ${isOpen}
         RETURNING link.trader_id, link.made_at),
       -- As in a recovery.
       removed AS (DELETE FROM passkey USING used WHERE passkey.trader_id = used.trader_id)
       UPDATE trader SET password_hash = $2, credentials_changed_at = used.made_at,
                         recovered_at = used.made_at
         FROM used WHERE trader.id = used.trader_id RETURNING trader.id`,
      [tokenHash, passwordHash],
    );
    return row?.id;
  }

  async use(tokenHash: TokenHash): Promise<boolean> {
    const [, used] = await this.#dataSource.query<[unknown[], number]>(
      `UPDATE recovery_link link SET used_at = clock_timestamp() FROM trader
        WHERE link.token_hash = decode($1, 'hex') AND trader.id = link.trader_id AND ${isOpen}`,
      [tokenHash],
    );
    return used > 0;
  }

  async recover(tokenHash: TokenHash, passwordHash: string): Promise<boolean> {
    const [row] = await this.#dataSource.query<{ is_done: boolean }[]>(
      `WITH used AS (
         UPDATE recovery_link link SET used_at = clock_timestamp() FROM trader
          WHERE link.token_hash = decode($1, 'hex') AND trader.id = link.trader_id AND ${isOpen}
         RETURNING link.trader_id),
       -- Whoever has to be kept out may have added one.
       removed AS (DELETE FROM passkey USING used WHERE passkey.trader_id = used.trader_id),
       changed AS (
         UPDATE trader SET password_hash = $2, credentials_changed_at = clock_timestamp(),
                           recovered_at = clock_timestamp()
          WHERE id IN (SELECT trader_id FROM used) RETURNING id),
       told AS (${addDelivery("recovered", "SELECT id FROM changed")})
       SELECT EXISTS (SELECT FROM changed) AS is_done`,
      [tokenHash, passwordHash],
    );
    return row?.is_done === true;
  }
}

function traderOf({ id, account, email_verified_at, ...row }: TraderRow): RecoveringTrader {
  const confirmedAt = email_verified_at.getTime();
  return { traderId: id, ...row, confirmedAt, account: accountOf(account) };
}
