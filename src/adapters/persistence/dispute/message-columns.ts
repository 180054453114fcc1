import {
  attachmentsIn,
  attachmentsOf,
  type AttachmentRow,
} from "../attachment/attachment-columns.ts";
import type { StoredMessage } from "../../../application/ports/chat-store.ts";

/** A message of a disputed trade as JSON. */
export interface CaseMessageRow {
  readonly seq: number;
  readonly author_id: string;
  readonly code_name: string | null;
  readonly content: string | null;
  readonly attachments: readonly AttachmentRow[] | null;
  readonly at: string;
}

const messages = (isMeant: string) => `
  SELECT json_agg(json_build_object('seq', x.seq, 'author_id', x.author_id,
           'code_name', s.code_name, 'content', y.content, 'at', x.at,
           'attachments', ${attachmentsOf("x")}) ORDER BY x.seq)
    FROM chat_message x
    LEFT JOIN staff s ON s.id = x.author_id AND x.author_kind = 'staff'
    LEFT JOIN chat_content y ON y.trade_id = x.trade_id AND y.seq = x.seq
   WHERE x.trade_id = t.id ${isMeant}`;

/** The chat of the trade `t`, under the name `messages`. */
export const messagesColumn = `(${messages("")}) AS messages`;

/** The messages of the trade `t` that texts about its case cite, under `cited_messages`. */
export const citedMessagesColumn = `(
  CASE WHEN EXISTS (SELECT FROM dispute_case k WHERE k.trade_id = t.id) THEN (${messages(`
    AND 'm' || x.seq IN (SELECT unnest(string_to_array(v.detail ->> 'evidence', ','))
                           FROM case_text v WHERE v.trade_id = t.id)`)}) END
) AS cited_messages`;

/** The message stored in a row. */
export function messageOf({
  seq,
  author_id,
  code_name,
  content,
  attachments,
  at,
}: CaseMessageRow): StoredMessage {
  return {
    seq,
    authorId: author_id,
    codeName: code_name ?? undefined,
    text: content ?? "",
    attachments: attachmentsIn(attachments),
    at: Date.parse(at),
  };
}
