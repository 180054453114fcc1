import type { DataSource } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { PersonAccess, PersonAccessStore } from "../../../application/ports/person-access.ts";
import type { SessionPolicy } from "../../../domain/account/account-policy.ts";
import { twoFactorOf, type StoredTwoFactor } from "../../../domain/account/two-factor.ts";
import type { DeliveryKind, DeliveryState } from "../../../domain/notice/delivery.ts";
import type { OutletChannel } from "../../../domain/notice/outlet.ts";
import { isAlive } from "../account/session-rows.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { revokeApiKeys } from "../api-key/api-key-rows.ts";
import { addDelivery } from "../notice/add-delivery.ts";

interface AccessRow {
  readonly two_factor: StoredTwoFactor;
  readonly has_app: boolean;
  readonly passkeys: number;
  readonly codes_left: number;
  readonly has_phone: boolean;
  readonly has_email: boolean;
  readonly is_bounced: boolean;
}

interface SessionRow {
  readonly id: string;
  readonly agent: string;
  readonly country: string | null;
  readonly started_at: Date;
  readonly last_active_at: Date;
  readonly with_factor: boolean;
}

interface OutletRow {
  readonly channel: OutletChannel;
  readonly added_at: Date;
}

interface DeliveryRow {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly state: DeliveryState;
  readonly channel: OutletChannel | null;
  readonly tries: number;
  readonly made_at: Date;
}

/** How many deliveries are shown. */
const mostDeliveries = 50;

const factors = `
  SELECT t.two_factor, t.email_verified_at IS NOT NULL AS has_email,
         t.email_bounced_at IS NOT NULL AS is_bounced,
         EXISTS (SELECT FROM authenticator a WHERE a.trader_id = t.id) AS has_app,
         EXISTS (SELECT FROM phone p WHERE p.trader_id = t.id AND p.verified_at IS NOT NULL)
           AS has_phone,
         (SELECT count(*)::integer FROM passkey k WHERE k.trader_id = t.id) AS passkeys,
         (SELECT count(*)::integer FROM recovery_code c
           WHERE c.trader_id = t.id AND c.used_at IS NULL) AS codes_left
    FROM trader t WHERE t.id = $1`;

const liveSessions = `
  SELECT session.id, agent, country, started_at, last_active_at, with_factor
    FROM session JOIN trader ON trader.id = session.trader_id
   WHERE trader_id = $1 AND ${isAlive({ session: "session", owner: "trader" }, "$2", "$3")}
   ORDER BY last_active_at DESC`;

const newestDeliveries = `
  SELECT delivery.id, kind, state, tries, made_at, outlet.channel
    FROM delivery LEFT JOIN outlet ON outlet.id = delivery.about AND kind = 'outlet'
   WHERE delivery.trader_id = $1 ORDER BY delivery.id DESC LIMIT ${mostDeliveries}`;

/** Reads the tables of sessions, factors, outlets and deliveries; ends sessions. */
export class PostgresPersonAccess implements PersonAccessStore {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async read(
    traderId: string,
    { idleSeconds, absoluteSeconds }: SessionPolicy,
  ): Promise<PersonAccess | undefined> {
    const [[row], sessions, outlets, deliveries] = await Promise.all([
      this.#dataSource.query<AccessRow[]>(factors, [traderId]),
      this.#dataSource.query<SessionRow[]>(liveSessions, [traderId, idleSeconds, absoluteSeconds]),
      this.#dataSource.query<OutletRow[]>(
        "SELECT channel, added_at FROM outlet WHERE trader_id = $1 ORDER BY added_at",
        [traderId],
      ),
      this.#dataSource.query<DeliveryRow[]>(newestDeliveries, [traderId]),
    ]);
    if (!row) return undefined;
    return {
      sessions: sessions.map((each) => ({
        id: each.id,
        agent: each.agent,
        country: each.country ?? undefined,
        startedAt: each.started_at.getTime(),
        lastActiveAt: each.last_active_at.getTime(),
        withFactor: each.with_factor,
      })),
      twoFactor: twoFactorOf(row.two_factor),
      hasApp: row.has_app,
      passkeys: row.passkeys,
      recoveryCodesLeft: row.codes_left,
      hasPhone: row.has_phone,
      hasEmail: row.has_email,
      isBounced: row.is_bounced,
      outlets: outlets.map(({ channel, added_at }) => ({ channel, addedAt: added_at.getTime() })),
      deliveries: deliveries.map(({ made_at, channel, ...each }) => ({
        ...each,
        channel: channel ?? undefined,
        madeAt: made_at.getTime(),
      })),
    };
  }

  endSessions(traderId: string, sessionId: string | undefined, audit: AuditEntry): Promise<number> {
    return this.#dataSource.transaction(async (transaction) => {
      const [ended] = await transaction.query<[unknown[], number]>(
        `UPDATE session SET revoked_at = clock_timestamp()
          WHERE trader_id = $1 AND revoked_at IS NULL AND ($2::text IS NULL OR id::text = $2)
          RETURNING id`,
        [traderId, sessionId ?? null],
      );
      if (ended.length === 0) return 0;
      if (sessionId === undefined) await revokeApiKeys(transaction, traderId);
      await transaction.query(addDelivery("signed_out", "SELECT $1::text AS id"), [traderId]);
      await appendAudit(transaction, this.#seal, [audit]);
      return ended.length;
    });
  }
}
