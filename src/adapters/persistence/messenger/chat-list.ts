import type { DataSource } from "typeorm";
import type { ChatList, ListedChat, PersonChats } from "../../../application/ports/person-chats.ts";
import { foldedName } from "../../../domain/account/folded-name.ts";
import { foldedColumn } from "../account/folded-column.ts";
import {
  chatPersonColumns,
  chatPersonOf,
  ownContact,
  type ChatPersonRow,
} from "./chat-person-row.ts";

interface ListedRow extends ChatPersonRow {
  readonly id: string;
  readonly trade_id: string | null;
  readonly content: string | null;
  readonly is_offer: boolean | null;
  readonly is_file: boolean | null;
  readonly author_id: string | null;
  readonly message_at: Date | null;
  readonly unread: number;
}

/** How many chats of each kind are looked at, the newest ones: whoever wants older ones opens their trade. */
const newest = 500;

/** How much of the last message a list shows. */
const excerptCharacters = 120;

const trades = (own: string, other: string) => `
  (SELECT t.id, t.id AS trade_id, t.${other} AS other_id, t.started_at, t.closed_at FROM trade t
    WHERE t.${own} = $1 ORDER BY t.started_at DESC LIMIT ${newest})`;

const people = (own: string, other: string) => `
  (SELECT c.id, c.${other} AS other_id, c.last_seq, c.last_at, c.started_by FROM person_chat c
    WHERE c.${own} = $1 ORDER BY c.last_at DESC LIMIT ${newest})`;

/** The chats of the trader `$1`: `(id, trade_id, other_id, last_seq, at, read_seq)`. */
const chats = `
  SELECT c.id, NULL AS trade_id, c.other_id, c.last_seq, c.last_at AS at, coalesce(r.seq, 0) AS read_seq
    FROM (${people("first_id", "second_id")} UNION ALL ${people("second_id", "first_id")}) AS c
    LEFT JOIN person_chat_read r ON r.chat_id = c.id AND r.reader_id = $1
   WHERE c.last_seq > 0 OR c.started_by = $1
  UNION ALL
  SELECT t.id, t.trade_id, t.other_id, coalesce(chat.last_seq, 0),
         coalesce((SELECT m.at FROM chat_message m WHERE m.trade_id = t.id AND m.seq = chat.last_seq),
                  t.started_at),
         coalesce(r.seq, 0)
    FROM (${trades("buyer_id", "seller_id")} UNION ALL ${trades("seller_id", "buyer_id")}) AS t
    LEFT JOIN chat ON chat.trade_id = t.id
    LEFT JOIN chat_read r ON r.trade_id = t.id AND r.reader_id = $1
   WHERE chat.last_seq > 0 OR t.closed_at IS NULL`;

/** With what of others is unread. */
const counted = `
  SELECT listed.*, CASE WHEN listed.last_seq <= listed.read_seq THEN 0
    WHEN trade_id IS NULL THEN (SELECT count(*) FROM person_message m
      WHERE m.chat_id = listed.id AND m.seq > listed.read_seq AND m.author_id <> $1)
    ELSE (SELECT count(*) FROM chat_message m
      WHERE m.trade_id = listed.id AND m.seq > listed.read_seq AND m.author_id <> $1)
    END::integer AS unread
  FROM (${chats}) AS listed`;

const lastMessage = `
  SELECT m.author_id, c.content, m.offer_id IS NOT NULL AS is_offer,
         c.content = '' AND m.offer_id IS NULL AS is_file, m.at FROM person_message m
    LEFT JOIN person_message_content c ON c.chat_id = m.chat_id AND c.seq = m.seq
   WHERE page.trade_id IS NULL AND m.chat_id = page.id AND m.seq = page.last_seq
  UNION ALL
  SELECT m.author_id, c.content, false, c.content = '', m.at FROM chat_message m
    LEFT JOIN chat_content c ON c.trade_id = m.trade_id AND c.seq = m.seq
   WHERE m.trade_id = page.trade_id AND m.seq = page.last_seq`;

/** Reads the list of all chats of a trader. */
export async function listChats(
  dataSource: Pick<DataSource, "query">,
  readerId: string,
  { search, offset, limit }: Parameters<PersonChats["list"]>[1],
): Promise<ChatList> {
  const parameters = [readerId, search === undefined ? null : containing(search)];
  const wanted = `SELECT counted.* FROM (${counted}) AS counted
    JOIN trader ON trader.id = counted.other_id
   WHERE $2::text IS NULL OR ${foldedColumn("trader.username")} LIKE $2`;
  const [rows, [sums]] = await Promise.all([
    dataSource.query<ListedRow[]>(
      `SELECT page.id, page.trade_id, page.unread, ${chatPersonColumns}, last.author_id,
              left(last.content, ${excerptCharacters}) AS content, last.is_offer, last.is_file,
              last.at AS message_at
         FROM (SELECT * FROM (${wanted}) AS wanted ORDER BY at DESC, id LIMIT $3 OFFSET $4) AS page
         JOIN trader other ON other.id = page.other_id
         ${ownContact}
         LEFT JOIN LATERAL (${lastMessage}) AS last ON true
        ORDER BY page.at DESC, page.id`,
      [...parameters, limit, offset],
    ),
    dataSource.query<{ total: number; unread_chats: number; now: Date }[]>(
      `SELECT (SELECT count(*)::integer FROM (${wanted}) AS wanted) AS total,
              (SELECT count(*)::integer FROM (${counted}) AS counted WHERE unread > 0) AS unread_chats,
              clock_timestamp() AS now`,
      parameters,
    ),
  ]);
  if (!sums) throw new Error("The chats of a trader were not counted");
  return {
    chats: rows.map((row) => listedOf(row, readerId)),
    total: sums.total,
    unreadChats: sums.unread_chats,
    now: sums.now.getTime(),
  };
}

function containing(text: string): string {
  return `%${foldedName(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

function listedOf(row: ListedRow, readerId: string): ListedChat {
  const { id, trade_id, unread, author_id, content, message_at } = row;
  return {
    id,
    tradeId: trade_id ?? undefined,
    partner: chatPersonOf(row),
    lastMessage: message_at
      ? {
          text: content ?? "",
          isOffer: row.is_offer === true,
          isFile: row.is_file === true,
          isMine: author_id === readerId,
          at: message_at.getTime(),
        }
      : undefined,
    unread,
  };
}
