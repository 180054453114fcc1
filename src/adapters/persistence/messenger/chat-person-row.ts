import type { ChatPerson } from "../../../application/ports/person-chats.ts";

/** The other person of a chat, as the driver returns them. */
export interface ChatPersonRow {
  readonly trader_id: string;
  readonly username: string;
  readonly badge: string;
  readonly avatar: string | null;
  readonly last_seen_at: Date;
  readonly is_trusted: boolean;
  readonly is_blocked: boolean;
}

/** The columns of a `ChatPersonRow`, of the row `other`, for the reader `$1`. */
export const chatPersonColumns = `
  other.id AS trader_id, other.username, other.badge, other.avatar, other.last_seen_at,
  coalesce(own.is_trusted, false) AS is_trusted, coalesce(own.is_blocked, false) AS is_blocked`;

/** Joins what the reader `$1` thinks of `other`. */
export const ownContact =
  "LEFT JOIN contact own ON own.owner_id = $1 AND own.subject_id = other.id";

export function chatPersonOf(row: ChatPersonRow): ChatPerson {
  return {
    traderId: row.trader_id,
    username: row.username,
    badge: row.badge,
    avatar: row.avatar ?? undefined,
    lastSeenAt: row.last_seen_at.getTime(),
    relation: { isTrusted: row.is_trusted, isBlocked: row.is_blocked },
  };
}
