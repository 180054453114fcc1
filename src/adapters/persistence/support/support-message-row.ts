import type { SupportMessage } from "../../../application/ports/support-chats.ts";

/** An entry of a chat as the driver returns it. */
export interface SupportMessageRow {
  readonly seq: number;
  readonly kind: SupportMessage["kind"];
  readonly by_person: boolean;
  readonly code_name: string | null;
  readonly content: string | null;
  readonly at: Date;
}

/** Entries of the chat `$1` after `$2`, at most `$3`; the order is added. */
export const selectSupportMessages = `
  SELECT m.seq, m.kind, m.by_person, s.code_name, m.content, m.at
    FROM support_message m LEFT JOIN staff s ON s.id = m.staff_id
   WHERE m.chat_id = $1 AND m.seq > $2`;

export function supportMessageOf(row: SupportMessageRow): SupportMessage {
  return {
    seq: row.seq,
    kind: row.kind,
    isByPerson: row.by_person,
    codeName: row.code_name ?? undefined,
    text: row.content ?? "",
    at: row.at.getTime(),
  };
}
