import type DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import type {
  Credentials,
  NewTrader,
  TraderProfile,
  TraderStore,
  UniqueField,
} from "../../../application/ports/trader-store.ts";
import { foldedName } from "../../../domain/account/folded-name.ts";
import { usernameSkeleton } from "../../../domain/account/username-skeleton.ts";
import { opaqueList, prepared } from "../connection/prepared-statements.ts";
import { batchLoader } from "../connection/batch-loader.ts";
import { foldedColumn } from "./folded-column.ts";
import { accountColumn, accountOf, type AccountJson } from "./account-column.ts";

interface CredentialsRow {
  readonly id: string;
  readonly username: string;
  readonly password_hash: string;
  readonly account: AccountJson;
  readonly now: Date;
}

interface ProfileRow {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly created_at: Date;
  readonly currency: string;
  readonly locale: string;
  readonly account: AccountJson;
}

const credentialsWhere = (condition: string) =>
  `SELECT id, username, password_hash, clock_timestamp() AS now,
          ${accountColumn("trader")} AS account
     FROM trader WHERE ${condition}`;

const credentialsByLogin = credentialsWhere(
  `(username_skeleton = $1 AND ${foldedColumn("username")} = $2) OR ${foldedColumn("email")} = $2`,
);

const credentialsOf = prepared(credentialsWhere(`id = ANY ${opaqueList("$1::text[]")}`));

/** Traders as rows. Unique indexes decide which of several gets a name. */
export class PostgresTraderStore implements TraderStore {
  readonly #dataSource: DataSource;
  readonly #credentialsOf: DataLoader<string, Credentials | undefined>;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
    this.#credentialsOf = batchLoader(async (ids) => {
      const found = await this.#credentials(credentialsOf, [[...new Set(ids)]]);
      return ids.map((id) => found.find(({ traderId }) => traderId === id));
    });
  }

  async add(trader: NewTrader): Promise<readonly UniqueField[]> {
    const { id, username, email, passwordHash, level, badge } = trader;
    const added = await this.#dataSource.query<unknown[]>(
      // Times are set explicitly, not left to defaults: those do not know a story's clock.
      `INSERT INTO trader (id, username, username_skeleton, email, password_hash, level, badge,
                           created_at, last_seen_at, credentials_changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp(), clock_timestamp(), clock_timestamp())
       ON CONFLICT DO NOTHING RETURNING id`,
      [id, username.text, username.skeleton, email, passwordHash, level, badge],
    );
    return added.length > 0 ? [] : this.#takenOf(trader);
  }

  /** A second statement, since the first may have waited for a row that it could not see yet. */
  async #takenOf({ username, email }: NewTrader): Promise<readonly UniqueField[]> {
    const [row] = await this.#dataSource.query<Record<UniqueField, boolean>[]>(
      `SELECT EXISTS (SELECT FROM trader WHERE username_skeleton = $1) AS username,
              EXISTS (SELECT FROM trader WHERE ${foldedColumn("email")} = $2) AS email`,
      [username.skeleton, foldedName(email)],
    );
    const taken = (["username", "email"] as const).filter((field) => row?.[field]);
    if (taken.length === 0) throw new Error("A trader was not added, but nothing of him is taken");
    return taken;
  }

  async credentialsByLogin(login: string): Promise<Credentials | undefined> {
    const parameters = [usernameSkeleton(login), foldedName(login)];
    const [found] = await this.#credentials(credentialsByLogin, parameters);
    return found;
  }

  credentialsOf(traderId: string): Promise<Credentials | undefined> {
    return this.#credentialsOf.load(traderId);
  }

  async #credentials(sql: string, parameters: unknown[]): Promise<readonly Credentials[]> {
    const rows = await this.#dataSource.query<CredentialsRow[]>(sql, parameters);
    return rows.map((row) => ({
      traderId: row.id,
      username: row.username,
      passwordHash: row.password_hash,
      account: accountOf(row.account),
      readAt: row.now.getTime(),
    }));
  }

  async profileOf(traderId: string): Promise<TraderProfile | undefined> {
    const [row] = await this.#dataSource.query<ProfileRow[]>(
      `SELECT id, username, email, created_at, currency, locale,
              ${accountColumn("trader")} AS account
         FROM trader WHERE id = $1`,
      [traderId],
    );
    if (!row) return undefined;
    const { created_at: createdAt, account, ...profile } = row;
    return { ...profile, registeredAt: createdAt.getTime(), account: accountOf(account) };
  }
}
