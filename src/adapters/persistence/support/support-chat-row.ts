import type {
  LockedSupportChat,
  QueuedSupportChat,
} from "../../../application/ports/support-chats.ts";
import type { SupportState } from "../../../domain/support/support-chat.ts";
import type { SupportTopic } from "../../../domain/support/support-topic.ts";

/** A chat in the queue as the driver returns it. */
export interface SupportChatRow {
  readonly id: string;
  readonly trader_id: string;
  readonly username: string;
  readonly state: SupportState;
  readonly topic: SupportTopic;
  readonly worker_id: string | null;
  readonly worker_name: string | null;
  readonly unread: number;
  readonly waiting_since: Date | null;
  readonly person_read_seq: number;
  readonly last_at: Date;
}

/** Chats under the name `c`, with their people under `trader`. */
export const selectSupportChats = `
  SELECT c.id, c.trader_id, trader.username, c.state, c.topic, c.worker_id,
         worker.username AS worker_name, c.waiting_since, c.person_read_seq, c.last_at,
         (SELECT count(*)::integer FROM support_message m
           WHERE m.chat_id = c.id AND m.by_person AND m.seq > c.staff_read_seq) AS unread
    FROM support_chat c
    JOIN trader ON trader.id = c.trader_id
    LEFT JOIN staff worker ON worker.id = c.worker_id`;

export function supportChatOf(row: SupportChatRow): QueuedSupportChat {
  return {
    id: row.id,
    traderId: row.trader_id,
    username: row.username,
    state: row.state,
    topic: row.topic,
    workerName: row.worker_name ?? undefined,
    workerId: row.worker_id ?? undefined,
    unread: row.unread,
    waitingSince: row.waiting_since?.getTime(),
    lastAt: row.last_at.getTime(),
  };
}

/** The columns of a chat under its lock. */
export const lockedColumns = "id, trader_id, state, topic, worker_id";

/** A chat under its lock. */
export interface LockedRow {
  readonly id: string;
  readonly trader_id: string;
  readonly state: SupportState;
  readonly topic: SupportTopic;
  readonly worker_id: string | null;
}

export function lockedChatOf(row: LockedRow): LockedSupportChat {
  return {
    traderId: row.trader_id,
    state: row.state,
    topic: row.topic,
    workerId: row.worker_id ?? undefined,
  };
}
