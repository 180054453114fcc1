import type DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import type {
  LiveSession,
  NewSession,
  SessionStore,
} from "../../../application/ports/session-store.ts";
import type { AddressPlace } from "../../../application/ports/address-countries.ts";
import type { OwnSession, OwnSessions } from "../../../application/ports/own-sessions.ts";
import type { TokenHash } from "../../../application/ports/session-tokens.ts";
import type { SessionPolicy } from "../../../domain/account/account-policy.ts";
import { opaqueList, prepared } from "../connection/prepared-statements.ts";
import { inPlaces, batchLoader } from "../connection/batch-loader.ts";
import { isAlive, ownSessionColumns, ownSessionOf, type OwnSessionRow } from "./session-rows.ts";
import { owesConsent } from "../consent/owes-consent-column.ts";
import { addDeliveryAbout } from "../notice/add-delivery.ts";
import { accountColumn, accountOf, type AccountJson } from "./account-column.ts";

interface LiveSessionRow {
  readonly place: string;
  readonly trader_id: string;
  readonly username: string;
  readonly level: string;
  readonly started_at: Date;
  readonly with_factor: boolean;
  readonly is_at_cases: boolean;
  readonly account: AccountJson;
  readonly owes_consent: boolean;
  readonly country: string | null;
  readonly is_activity_due: boolean;
  readonly is_alive: boolean;
}

const names = { session: "session", owner: "trader" };

const seconds = ["$2::integer[]", "$3::integer[]", "$4::integer[]"];

/**
 * The sign-in of an account in a browser, or a program without cookies, where it was never signed in
 * to; its first sign-in of all is no news. The session itself is not seen yet.
 */
const onUnknownDevice = `
  SELECT opened.trader_id, opened.id::text AS about FROM opened
   WHERE EXISTS (SELECT FROM session WHERE session.trader_id = opened.trader_id)
     AND NOT EXISTS (
       SELECT FROM session WHERE session.trader_id = opened.trader_id
          AND (session.device_hash = opened.device_hash
               OR (opened.device_hash IS NULL AND session.agent = opened.agent
                   AND session.address = opened.address)))`;

const findSessions = prepared(
  `SELECT asked.place, trader.id AS trader_id, trader.username, trader.level, session.started_at, session.with_factor,
          session.is_at_cases,
          ${accountColumn("trader")} AS account, ${owesConsent("trader")} AS owes_consent,
          (SELECT p.country FROM preference p WHERE p.trader_id = trader.id) AS country,
          session.last_active_at <= clock_timestamp() - make_interval(secs => asked.step)
            AS is_activity_due,
          ${isAlive(names, "asked.idle", "asked.absolute")} AS is_alive
     FROM unnest(${["$1::text[]", ...seconds].map(opaqueList).join(", ")}) WITH ORDINALITY
          AS asked (hash, idle, absolute, step, place)
     JOIN session ON session.token_hash = decode(asked.hash, 'hex')
     JOIN trader ON trader.id = session.trader_id`,
);

/** Of many people at once, so it waits for nobody: whose rows are locked is noted with their next request. */
const noteActivity = prepared(
  `WITH asked AS MATERIALIZED (
     SELECT DISTINCT ON (hash) * FROM unnest(${[
       "$1::text[]",
       "$2::float8[]",
       "$3::text[]",
       "$4::boolean[]",
     ]
       .map(opaqueList)
       .join(", ")}) AS asked (hash, step, country, is_hosted)
   ), active AS MATERIALIZED (
     SELECT free.*, asked.country, asked.is_hosted FROM asked CROSS JOIN LATERAL (
       SELECT session.token_hash, session.trader_id
         FROM session JOIN trader ON trader.id = session.trader_id
        WHERE session.token_hash = decode(asked.hash, 'hex') AND session.revoked_at IS NULL
          AND session.last_active_at <= clock_timestamp() - make_interval(secs => asked.step)
          FOR NO KEY UPDATE SKIP LOCKED) AS free
   ), noted AS (
     UPDATE session SET last_active_at = clock_timestamp()
       FROM active WHERE session.token_hash = active.token_hash)
   UPDATE trader
      SET last_seen_at = clock_timestamp(), seen_country = active.country,
          seen_on_hosting = active.is_hosted
     FROM active WHERE trader.id = active.trader_id`,
);

interface SessionAsk {
  readonly tokenHash: TokenHash;
  readonly policy: SessionPolicy;
}

interface Activity extends SessionAsk {
  readonly place: AddressPlace;
}

/** Sessions as rows, found by the hash of their secret. */
export class PostgresSessionStore implements SessionStore, OwnSessions {
  readonly #dataSource: DataSource;
  readonly #found: DataLoader<SessionAsk, LiveSession | "ended" | undefined>;
  readonly #activities: DataLoader<Activity, void>;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
    this.#found = batchLoader((asks) => this.#find(asks));
    this.#activities = batchLoader((activities) => this.#note(activities));
  }

  async open(session: NewSession): Promise<void> {
    const { tokenHash, traderId, agent, address, place, deviceHash } = session;
    const { withFactor = false, isAtCases = false } = session;
    await this.#dataSource.query(
      `WITH opened AS (
         INSERT INTO session (token_hash, trader_id, agent, address, device_hash, with_factor, country,
                              is_at_cases)
         VALUES (decode($1, 'hex'), $2, $3, $4, decode($5, 'hex'), $6, $7, $9) RETURNING *),
       seen AS (
         UPDATE trader SET last_seen_at = clock_timestamp(), seen_country = $7, seen_on_hosting = $8
          WHERE id = $2)
       ${addDeliveryAbout("new_device", onUnknownDevice)}`,
      [
        tokenHash,
        traderId,
        agent,
        address,
        deviceHash ?? null,
        withFactor,
        place.country ?? null,
        place.isHosted,
        isAtCases,
      ],
    );
  }

  find(tokenHash: TokenHash, policy: SessionPolicy): Promise<LiveSession | "ended" | undefined> {
    return this.#found.load({ tokenHash, policy });
  }

  async #find(asks: readonly SessionAsk[]): Promise<(LiveSession | "ended" | undefined)[]> {
    const rows = await this.#dataSource.query<LiveSessionRow[]>(findSessions, [
      asks.map(({ tokenHash }) => tokenHash),
      asks.map(({ policy }) => policy.idleSeconds),
      asks.map(({ policy }) => policy.absoluteSeconds),
      asks.map(({ policy }) => policy.activityStepSeconds),
    ]);
    return inPlaces(asks.length, rows, (row) => (row.is_alive ? sessionOf(row) : "ended"));
  }

  noteActivity(tokenHash: TokenHash, place: AddressPlace, policy: SessionPolicy): Promise<void> {
    return this.#activities.load({ tokenHash, place, policy });
  }

  async #note(activities: readonly Activity[]): Promise<void[]> {
    await this.#dataSource.query(noteActivity, [
      activities.map(({ tokenHash }) => tokenHash),
      activities.map(({ policy }) => policy.activityStepSeconds),
      activities.map(({ place }) => place.country ?? null),
      activities.map(({ place }) => place.isHosted),
    ]);
    return activities.map(() => undefined);
  }

  async revoke(tokenHash: TokenHash): Promise<void> {
    await this.#dataSource.query(
      `UPDATE session SET revoked_at = clock_timestamp()
        WHERE token_hash = decode($1, 'hex') AND revoked_at IS NULL`,
      [tokenHash],
    );
  }

  async listOwn(
    traderId: string,
    asking: TokenHash,
    { idleSeconds, absoluteSeconds }: SessionPolicy,
  ): Promise<readonly OwnSession[]> {
    const rows = await this.#dataSource.query<OwnSessionRow[]>(
      `SELECT ${ownSessionColumns("session", "$4")}
         FROM session JOIN trader ON trader.id = session.trader_id
        WHERE session.trader_id = $1 AND ${isAlive(names, "$2", "$3")}
        ORDER BY is_this DESC, session.last_active_at DESC, session.id`,
      [traderId, idleSeconds, absoluteSeconds, asking],
    );
    return rows.map(ownSessionOf);
  }

  async revokeOwn(traderId: string, id: string): Promise<boolean> {
    const [revoked] = await this.#dataSource.query<[unknown[], number]>(
      `UPDATE session SET revoked_at = clock_timestamp()
        WHERE trader_id = $1 AND id::text = $2 AND revoked_at IS NULL RETURNING id`,
      [traderId, id],
    );
    return revoked.length > 0;
  }

  async revokeOthers(traderId: string, kept: TokenHash): Promise<void> {
    await this.#dataSource.query(
      `UPDATE session SET revoked_at = clock_timestamp()
        WHERE trader_id = $1 AND token_hash <> decode($2, 'hex') AND revoked_at IS NULL`,
      [traderId, kept],
    );
  }
}

function sessionOf(row: LiveSessionRow): LiveSession {
  return {
    actor: {
      traderId: row.trader_id,
      username: row.username,
      level: Number(row.level),
      sessionStartedAt: row.started_at.getTime(),
      signedInWithFactor: row.with_factor,
      ...(row.owes_consent && { owesConsent: true }),
    },
    account: accountOf(row.account),
    country: row.country ?? undefined,
    isActivityDue: row.is_activity_due,
    isAtCases: row.is_at_cases,
  };
}
