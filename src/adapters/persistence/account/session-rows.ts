import type { OwnSession } from "../../../application/ports/own-sessions.ts";

/** The tables of a session and of its owner, under the names that a statement gives them. */
interface SessionNames {
  readonly session: string;
  readonly owner: string;
}

/** The expressions give for how many seconds a session may be idle, and may live at all. */
export function isAlive({ session, owner }: SessionNames, idle: string, absolute: string): string {
  return `${session}.revoked_at IS NULL
  AND ${session}.last_active_at > clock_timestamp() - make_interval(secs => ${idle})
  AND ${session}.started_at > clock_timestamp() - make_interval(secs => ${absolute})
  AND ${session}.started_at >= ${owner}.credentials_changed_at`;
}

/** A session as its owner's list reads it. */
export interface OwnSessionRow {
  readonly id: string;
  readonly agent: string;
  readonly started_at: Date;
  readonly last_active_at: Date;
  readonly country: string | null;
  readonly is_this: boolean;
}

/** What the list reads; `asking`: the expression of the hash of the session that asks. */
export function ownSessionColumns(session: string, asking: string): string {
  return `${session}.id, ${session}.agent, ${session}.started_at, ${session}.last_active_at,
              ${session}.country,
              ${session}.token_hash = decode(${asking}, 'hex') AS is_this`;
}

export function ownSessionOf(row: OwnSessionRow): OwnSession {
  return {
    id: row.id,
    agent: row.agent,
    startedAt: row.started_at.getTime(),
    lastActiveAt: row.last_active_at.getTime(),
    country: row.country ?? undefined,
    isThis: row.is_this,
  };
}
