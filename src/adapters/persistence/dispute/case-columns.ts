import type { RecordedCaseText } from "../../../application/ports/case-views.ts";
import type { LastWritten } from "../../../domain/dispute/silent-side.ts";

/** A text about a case as JSON; its content is removed after its retention time. */
export interface CaseTextRow {
  readonly seq: number;
  readonly kind: RecordedCaseText["kind"];
  readonly author_kind: RecordedCaseText["authorKind"];
  readonly author_id: string;
  readonly detail: RecordedCaseText["detail"];
  readonly content: string | null;
  readonly at: string;
}

/** What was written about a case, under the name `texts`; `t` is the trade. */
export const caseTextsColumn = `(
  SELECT json_agg(json_build_object('seq', x.seq, 'kind', x.kind, 'author_kind', x.author_kind,
           'author_id', x.author_id, 'detail', x.detail, 'content', y.content, 'at', x.at)
           ORDER BY x.seq)
    FROM case_text x LEFT JOIN case_content y ON y.trade_id = x.trade_id AND y.seq = x.seq
   WHERE x.trade_id = t.id
) AS texts`;

/** The text stored in a row. */
export function textOf(row: CaseTextRow): RecordedCaseText {
  return {
    seq: row.seq,
    kind: row.kind,
    authorKind: row.author_kind,
    authorId: row.author_id,
    text: row.content ?? undefined,
    detail: row.detail,
    at: Date.parse(row.at),
  };
}

/** When each side of a disputed trade last wrote, as text. */
export interface LastWrittenRow {
  readonly bought: string | null;
  readonly sold: string | null;
}

/** Under the name `last_written`; null where there is no case, as it is not needed then. */
export const lastWrittenColumn = `(
  SELECT json_build_object(
    'bought', (SELECT max(w.at) FROM chat_message w
                WHERE w.trade_id = t.id AND w.author_id = t.buyer_id),
    'sold', (SELECT max(w.at) FROM chat_message w
              WHERE w.trade_id = t.id AND w.author_id = t.seller_id))
    FROM dispute_case k WHERE k.trade_id = t.id
) AS last_written`;

/** The times, read from the row. */
export function lastWrittenOf(row: LastWrittenRow | null): LastWritten {
  return {
    ...(row?.bought && { buyer: Date.parse(row.bought) }),
    ...(row?.sold && { seller: Date.parse(row.sold) }),
  };
}
