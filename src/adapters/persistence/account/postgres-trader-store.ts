import type DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import type {
  Credentials,
  NewTrader,
  TraderProfile,
  TraderStore,
} from "../../../application/ports/trader-store.ts";
import { foldedName } from "../../../domain/account/folded-name.ts";
import { registrationGroups } from "../../../domain/kyc/registration-group.ts";
import { usernameSkeleton } from "../../../domain/account/username-skeleton.ts";
import { opaqueList, prepared } from "../connection/prepared-statements.ts";
import { batchLoader } from "../connection/batch-loader.ts";
import { addDelivery } from "../notice/add-delivery.ts";
import { owesConsent } from "../consent/owes-consent-column.ts";
import { foldedColumn } from "./folded-column.ts";
import { verified } from "./company-name.ts";
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
  readonly isEmailVerified: boolean;
  readonly isEmailBounced: boolean;
  readonly avatar: string | null;
  readonly isBalanceHidden: boolean;
  readonly isSoundEnabled: boolean;
  readonly isVendor: boolean;
  readonly isDemoAccount: boolean;
  readonly isCorporateAccount: boolean;
  readonly isUnverifiedCorporateAccount: boolean;
  readonly isVerificationAsked: boolean;
  readonly owesConsent: boolean;
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
  `erased_at IS NULL AND (
     (username_skeleton = $1 AND ${foldedColumn("username")} = $2)
     OR (${foldedColumn("email")} = $2 AND email_verified_at IS NOT NULL))`,
);

const credentialsOf = prepared(credentialsWhere(`id = ANY ${opaqueList("$1::text[]")}`));

/**
 * With the account comes the request for a code, in one statement. Times are set explicitly, not left
 * to defaults: those do not know a story's clock.
 */
const profileById = prepared(
  `SELECT id, username, email, email_verified_at IS NOT NULL AS "isEmailVerified",
              email_bounced_at IS NOT NULL AS "isEmailBounced", created_at, currency, locale, avatar,
              coalesce((SELECT is_balance_hidden FROM preference WHERE trader_id = trader.id), false)
                AS "isBalanceHidden",
              coalesce((SELECT is_sound_on FROM preference WHERE trader_id = trader.id), true)
                AS "isSoundEnabled", badge = 'vendor' AS "isVendor", is_demo AS "isDemoAccount",
              EXISTS (SELECT FROM company c WHERE c.trader_id = trader.id) AS "isCorporateAccount",
              EXISTS (SELECT FROM company c WHERE c.trader_id = trader.id
                         AND c.state IS DISTINCT FROM $2) AS "isUnverifiedCorporateAccount",
              EXISTS (SELECT FROM verification_demand d WHERE d.trader_id = trader.id)
                AS "isVerificationAsked",
              ${owesConsent("trader")} AS "owesConsent",
              ${accountColumn("trader")} AS account
         FROM trader WHERE id = $1`,
);

const addTrader = `
  WITH added AS (
    INSERT INTO trader (id, username, username_skeleton, email, password_hash, level, badge,
                        created_at, last_seen_at, credentials_changed_at, email_verified_at, currency,
                        registration_group, is_demo)
    VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp(), clock_timestamp(), clock_timestamp(),
            CASE WHEN $8::boolean THEN clock_timestamp() END, $11, $12, $13)
    ON CONFLICT (username_skeleton) DO NOTHING RETURNING id),
  counted AS (
    INSERT INTO email_code (trader_id, sends, last_sent_at)
    SELECT id, 1, clock_timestamp() FROM added WHERE $9::boolean),
  referred AS (
    INSERT INTO referral (trader_id, referrer_id, at)
    SELECT added.id, partner.trader_id, clock_timestamp()
      FROM added, partner WHERE partner.code = $10::text),
  agreed AS (
    INSERT INTO document_consent (trader_id, document, version, accepted_at)
    SELECT added.id, v.document, v.version, clock_timestamp()
      FROM added, document_version v WHERE v.replaced_at IS NULL),
  told AS (${addDelivery("email_code", "SELECT id FROM added WHERE $9::boolean")})
  SELECT id FROM added`;

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

  async add(trader: NewTrader): Promise<"added" | "username_taken"> {
    const { id, username, email, passwordHash, level, badge, confirmation } = trader;
    const added = await this.#dataSource.query<unknown[]>(addTrader, [
      id,
      username.text,
      username.skeleton,
      email,
      passwordHash,
      level,
      badge,
      confirmation === "made_up",
      confirmation === "asked",
      trader.referralCode ?? null,
      trader.currency,
      trader.registrationGroup ?? registrationGroups.idNotRequired,
      trader.isDemo ?? false,
    ]);
    return added.length > 0 ? "added" : "username_taken";
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
    const [row] = await this.#dataSource.query<ProfileRow[]>(profileById, [traderId, verified]);
    if (!row) return undefined;
    const { created_at: createdAt, account, ...profile } = row;
    return { ...profile, registeredAt: createdAt.getTime(), account: accountOf(account) };
  }
}
