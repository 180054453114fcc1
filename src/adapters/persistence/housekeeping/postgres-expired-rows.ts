import type { DataSource } from "typeorm";
import type { ExpiredRows, ExpiringKind } from "../../../application/ports/expired-rows.ts";

/** Any number that all our processes agree on. */
const housekeepingLock = 7_337_468;

const over = (column: string) => `${column} < clock_timestamp() - make_interval(secs => $1)`;

/** For how long events are kept for a subscriber that does not advance. */
const keptForSubscribers = "interval '30 days'";

/** `$1`: seconds; `$2`: the most rows. Each finds its rows by an index, or among a bounded number. */
const statements: Readonly<Record<ExpiringKind, string>> = {
  session: `
    DELETE FROM session WHERE token_hash IN (
      SELECT token_hash FROM session WHERE ${over("started_at")} ORDER BY started_at LIMIT $2)`,
  "staff-session": `
    DELETE FROM staff_session WHERE token_hash IN (
      SELECT token_hash FROM staff_session WHERE ${over("started_at")} ORDER BY started_at LIMIT $2)`,
  // One that is in use at this moment is left alone: somebody waits for its answer.
  "command-key": `
    DELETE FROM idempotency_key WHERE (actor_id, key) IN (
      SELECT actor_id, key FROM idempotency_key WHERE ${over("at")} LIMIT $2
         FOR UPDATE SKIP LOCKED)`,
  // The newest is kept forever: the next one's number is counted from it. Events that some
  // subscriber has not seen are kept for a while, too.
  "published-event": `
    DELETE FROM outbox WHERE id IN (
      SELECT id FROM (
        SELECT id, at, publish_number FROM outbox WHERE publish_number IS NOT NULL
         ORDER BY publish_number LIMIT $2) oldest
       WHERE ${over("at")} AND publish_number < (SELECT max(publish_number) FROM outbox)
         AND NOT EXISTS (
           SELECT FROM subscriber s WHERE s.cursor < publish_number
              AND s.advanced_at > clock_timestamp() - ${keptForSubscribers}))`,
  invitation: `
    DELETE FROM staff_invitation WHERE token_hash IN (
      SELECT token_hash FROM staff_invitation WHERE ${over("expires_at")} LIMIT $2)`,
  "security-event": `
    DELETE FROM security_event WHERE id IN (
      SELECT id FROM security_event WHERE ${over("at")} ORDER BY at LIMIT $2)`,
  delivery: `
    DELETE FROM delivery WHERE id IN (
      SELECT id FROM delivery WHERE ${over("made_at")} ORDER BY made_at LIMIT $2)`,
  notice: `
    DELETE FROM notice WHERE id IN (
      SELECT id FROM notice WHERE ${over("at")} ORDER BY at LIMIT $2)`,
  "recovery-link": `
    DELETE FROM recovery_link WHERE token_hash IN (
      SELECT token_hash FROM recovery_link WHERE ${over("expires_at")} LIMIT $2)`,
  "sign-in-authorization": `
    DELETE FROM sign_in_authorization WHERE id IN (
      SELECT id FROM sign_in_authorization WHERE ${over("asked_at")} LIMIT $2)`,
  // What moderators have to judge is kept until they did.
  "person-message": `
    DELETE FROM person_message_content WHERE (chat_id, seq) IN (
      SELECT c.chat_id, c.seq FROM person_message_content c
       WHERE ${over("c.at")} AND NOT EXISTS (
         SELECT FROM person_report r WHERE r.chat_id = c.chat_id AND r.closed_at IS NULL)
       ORDER BY c.at LIMIT $2)`,
  // Their record stays, as with other messages.
  "support-message": `
    UPDATE support_message SET content = NULL WHERE (chat_id, seq) IN (
      SELECT chat_id, seq FROM support_message
       WHERE content IS NOT NULL AND ${over("at")} ORDER BY at LIMIT $2)`,
  enrolment: `
    UPDATE staff SET enrolment_hash = NULL, enrolment_until = NULL WHERE id IN (
      SELECT id FROM staff WHERE ${over("enrolment_until")} LIMIT $2 FOR UPDATE SKIP LOCKED)`,
};

/** Removes rows in a series of short transactions, in one process at a time. */
export class PostgresExpiredRows implements ExpiredRows {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async removeSome(kind: ExpiringKind, seconds: number, most: number): Promise<number> {
    return this.#dataSource.transaction(async (transaction) => {
      const [lock] = await transaction.query<{ mine: boolean }[]>(
        "SELECT pg_try_advisory_xact_lock($1) AS mine",
        [housekeepingLock],
      );
      if (!lock?.mine) return 0;
      const [, count] = await transaction.query<[unknown[], number]>(statements[kind], [
        seconds,
        most,
      ]);
      return count;
    });
  }
}
