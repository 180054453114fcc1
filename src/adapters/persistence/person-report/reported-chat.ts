import type { DataSource } from "typeorm";
import type { PersonReports, ReportedMessage } from "../../../application/ports/person-reports.ts";

interface ChatRow {
  readonly people: readonly string[];
  readonly now: Date;
  readonly messages: readonly (Omit<ReportedMessage, "at" | "offerId"> & {
    readonly at: string;
    readonly offerId: string | null;
  })[];
}

/** Reads a chat that a report about that person names. */
export async function readReportedChat(
  dataSource: Pick<DataSource, "query">,
  subjectId: string,
  chatId: string,
  most: number,
): ReturnType<PersonReports["chat"]> {
  const [row] = await dataSource.query<ChatRow[]>(
    `SELECT ARRAY[chat.first_id, chat.second_id] AS people, clock_timestamp() AS now,
            (SELECT coalesce(json_agg(json_build_object(
                      'seq', last.seq, 'author', last.author, 'text', last.text,
                      'offerId', last.offer_id, 'at', last.at)
                      ORDER BY last.seq), '[]')
               FROM (SELECT m.seq, author.username AS author, coalesce(c.content, '') AS text,
                            m.offer_id, m.at
                       FROM person_message m JOIN trader author ON author.id = m.author_id
                       LEFT JOIN person_message_content c ON c.chat_id = m.chat_id AND c.seq = m.seq
                      WHERE m.chat_id = chat.id ORDER BY m.seq DESC LIMIT $3) AS last) AS messages
       FROM person_chat chat
      WHERE chat.id = $2 AND $1 IN (chat.first_id, chat.second_id)
        AND EXISTS (SELECT FROM person_report r WHERE r.chat_id = chat.id AND r.subject_id = $1)`,
    [subjectId, chatId, most],
  );
  if (!row) return undefined;
  const messages = row.messages.map((each) => ({
    ...each,
    offerId: each.offerId ?? undefined,
    at: Date.parse(each.at),
  }));
  return { people: row.people, messages, now: row.now.getTime() };
}
