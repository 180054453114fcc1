import type { DataSource } from "typeorm";
import type {
  ApiKeyStore,
  LiveApiKey,
  NewApiKey,
  OwnApiKey,
} from "../../../application/ports/api-key-store.ts";
import type { TokenHash } from "../../../application/ports/session-tokens.ts";
import { apiKeyUseSeconds, type ApiKeyScope } from "../../../domain/api-key/api-key.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { accountColumn, accountOf, type AccountJson } from "../account/account-column.ts";
import { lockAccount } from "../account/account-lock.ts";
import { owesConsent } from "../consent/owes-consent-column.ts";
import { addDelivery } from "../notice/add-delivery.ts";
import { isKeyAlive } from "./api-key-rows.ts";

interface OwnRow {
  readonly id: string;
  readonly label: string;
  readonly scope: ApiKeyScope;
  readonly made_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

interface LiveRow {
  readonly trader_id: string;
  readonly username: string;
  readonly level: string;
  readonly scope: ApiKeyScope;
  readonly made_at: Date;
  readonly account: AccountJson;
  readonly owes_consent: boolean;
  readonly country: string | null;
  readonly is_use_due: boolean;
  readonly is_alive: boolean;
}

const isAlive = isKeyAlive("api_key", "trader");

/** Keys of programs as rows, found by the hash of the key. */
export class PostgresApiKeyStore implements ApiKeyStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async listOwn(traderId: TraderId): Promise<readonly OwnApiKey[]> {
    const rows = await this.#dataSource.query<OwnRow[]>(
      `SELECT api_key.id, label, scope, made_at, expires_at, used_at
         FROM api_key JOIN trader ON trader.id = api_key.trader_id
        WHERE api_key.trader_id = $1 AND ${isAlive} ORDER BY made_at DESC, api_key.id`,
      [traderId],
    );
    return rows.map(({ made_at, expires_at, used_at, ...key }) => ({
      ...key,
      madeAt: made_at.getTime(),
      expiresAt: expires_at.getTime(),
      usedAt: used_at?.getTime(),
    }));
  }

  /** Under the lock of the account, so that no more than `most` are added at once. */
  add(traderId: TraderId, key: NewApiKey, most: number): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      const added = await transaction.query<unknown[]>(
        `INSERT INTO api_key (id, trader_id, key_hash, label, scope, expires_at)
         SELECT $2, $1, decode($3, 'hex'), $4, $5, clock_timestamp() + make_interval(days => $6)
          WHERE (SELECT count(*) FROM api_key JOIN trader ON trader.id = api_key.trader_id
                  WHERE api_key.trader_id = $1 AND ${isAlive}) < $7
         RETURNING id`,
        [traderId, key.id, key.keyHash, key.label, key.scope, key.days, most],
      );
      if (added.length === 0) return false;
      await transaction.query(addDelivery("api_key_made", "SELECT $1::text AS id"), [traderId]);
      return true;
    });
  }

  async revoke(traderId: TraderId, id: string): Promise<boolean> {
    const [revoked] = await this.#dataSource.query<[unknown[], number]>(
      `UPDATE api_key SET revoked_at = clock_timestamp()
        WHERE trader_id = $1 AND id = $2 AND revoked_at IS NULL RETURNING id`,
      [traderId, id],
    );
    return revoked.length > 0;
  }

  async find(keyHash: TokenHash): Promise<LiveApiKey | "ended" | undefined> {
    const [row] = await this.#dataSource.query<LiveRow[]>(
      `SELECT api_key.trader_id, trader.username, trader.level, api_key.scope, api_key.made_at,
              ${accountColumn("trader")} AS account, ${owesConsent("trader")} AS owes_consent,
              (SELECT p.country FROM preference p WHERE p.trader_id = trader.id) AS country,
              coalesce(api_key.used_at < clock_timestamp() - make_interval(secs => $2), true) AS is_use_due,
              ${isAlive} AS is_alive
         FROM api_key JOIN trader ON trader.id = api_key.trader_id
        WHERE api_key.key_hash = decode($1, 'hex')`,
      [keyHash, apiKeyUseSeconds],
    );
    if (!row) return undefined;
    return row.is_alive ? liveKeyOf(row) : "ended";
  }

  async noteUse(keyHash: TokenHash): Promise<void> {
    await this.#dataSource.query(
      `UPDATE api_key SET used_at = clock_timestamp() WHERE key_hash = decode($1, 'hex')
          AND coalesce(used_at < clock_timestamp() - make_interval(secs => $2), true)`,
      [keyHash, apiKeyUseSeconds],
    );
  }
}

function liveKeyOf(row: LiveRow): LiveApiKey {
  return {
    actor: {
      traderId: row.trader_id,
      username: row.username,
      level: Number(row.level),
      sessionStartedAt: row.made_at.getTime(),
      keyScope: row.scope,
      ...(row.owes_consent && { owesConsent: true }),
    },
    account: accountOf(row.account),
    country: row.country ?? undefined,
    isUseDue: row.is_use_due,
  };
}
