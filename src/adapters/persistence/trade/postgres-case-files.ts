import type { DataSource } from "typeorm";
import type {
  CaseFileLine,
  CaseFiles,
  CaseFileSource,
} from "../../../application/ports/case-file.ts";
import type { TradeTerms } from "../../../application/ports/trade-terms.ts";
import { formatFiat } from "../../../domain/money/fiat.ts";
import { formatPrice } from "../../../domain/money/price.ts";
import { tradeColumns, tradeOf, type TradeRow } from "./trade-row.ts";

interface LineRow {
  readonly at: Date;
  readonly kind: CaseFileLine["kind"];
  readonly what: string;
  readonly by: string;
  readonly author_id: string | null;
  readonly code_name: string | null;
  readonly status: string | null;
  readonly facts: Readonly<Record<string, string>> | null;
  readonly hash: string | null;
  readonly salt: string | null;
  readonly content: string | null;
}

/** The order is fixed where several things happened in one moment: all readers chain the same. */
const lines = `
  WITH line AS (
    SELECT e.at, 1 AS rank, e.seq, '' AS id, 'act' AS kind, e.act AS what, e.actor_kind AS by,
           e.actor_id AS author_id, e.to_status AS status, e.detail -> 'facts' AS facts,
           NULL::bytea AS hash, NULL::bytea AS salt, NULL AS content
      FROM trade_event e WHERE e.trade_id = $1
    UNION ALL
    SELECT m.at, 2, m.seq, '', 'message', '', m.author_kind, m.author_id, NULL, NULL,
           m.content_hash, c.salt, c.content
      FROM chat_message m LEFT JOIN chat_content c ON c.trade_id = m.trade_id AND c.seq = m.seq
     WHERE m.trade_id = $1
    UNION ALL
    SELECT m.at, 3, m.seq, f.id, 'file', f.id, m.author_kind, m.author_id, NULL,
           jsonb_build_object('kind', f.kind, 'bytes', f.bytes::text, 'message', m.seq::text),
           f.content_hash, g.salt, NULL
      FROM attachment f
      JOIN chat_message m ON m.trade_id = f.trade_id AND m.seq = f.seq
      LEFT JOIN attachment_content g ON g.attachment_id = f.id
     WHERE f.trade_id = $1
    UNION ALL
    SELECT x.at, 4, x.seq, '', 'text', x.kind, x.author_kind, x.author_id, NULL, x.detail,
           x.content_hash, y.salt, y.content
      FROM case_text x LEFT JOIN case_content y ON y.trade_id = x.trade_id AND y.seq = x.seq
     WHERE x.trade_id = $1)
  SELECT l.at, l.kind, l.what, s.code_name, l.status, l.facts, l.content,
         encode(l.hash, 'hex') AS hash, encode(l.salt, 'hex') AS salt, l.by, l.author_id
    FROM line l LEFT JOIN staff s ON s.id = l.author_id
   ORDER BY l.at, l.rank, l.seq, l.id`;

/** What happened in trades, from the tables that nobody can change. */
export class PostgresCaseFiles implements CaseFiles {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async read(tradeId: string): Promise<CaseFileSource | undefined> {
    return this.#dataSource.transaction("REPEATABLE READ", async (transaction) => {
      const [row] = await transaction.query<(TradeRow & { terms: TradeTerms })[]>(
        `SELECT ${tradeColumns}, m.terms FROM trade t JOIN trade_terms m ON m.trade_id = t.id
          WHERE t.id = $1`,
        [tradeId],
      );
      if (!row) return undefined;
      const rows = await transaction.query<LineRow[]>(lines, [tradeId]);
      return { terms: termsOf(row), lines: rows.map((line) => lineOf(line, row)) };
    });
  }
}

function lineOf(row: LineRow, { buyer_id, seller_id }: TradeRow): CaseFileLine {
  const { at, kind, what, author_id, code_name, status, facts, hash, salt, content } = row;
  return {
    at: at.getTime(),
    kind,
    what,
    by: author_id === buyer_id ? "buyer" : author_id === seller_id ? "seller" : row.by,
    codeName: code_name ?? undefined,
    status: status ?? undefined,
    facts: facts ?? {},
    content:
      hash === null ? undefined : { hash, salt: salt ?? undefined, text: content ?? undefined },
  };
}

function termsOf(row: TradeRow & { readonly terms: TradeTerms }): CaseFileSource["terms"] {
  const { terms } = row;
  const { money, flow, status, startedAt } = tradeOf(row);
  return {
    flow,
    status,
    startedAt: new Date(startedAt).toISOString(),
    amount: String(money.amount.units),
    asset: money.amount.asset,
    fee: String(money.fee.units),
    fiat: formatFiat(money.fiat),
    currency: money.fiat.currency,
    price: formatPrice(money.price),
    marketPrice: formatPrice(money.marketPrice),
    rateSources: terms.rateSources.join(", "),
    paymentMethod: terms.paymentMethod,
    offerVersion: String(terms.offerVersion),
    offerTerms: terms.terms,
  };
}
