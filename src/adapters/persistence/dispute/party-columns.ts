import type { CaseParty } from "../../../application/ports/case-views.ts";
import { accountColumn, accountOf, type AccountJson } from "../account/account-column.ts";

/** A party of a case as JSON: times as text. */
export interface PartyRow extends Omit<
  CaseParty,
  "registeredAt" | "lastSeenAt" | "states" | "declaredName" | "declaredCountry" | "seenCountry"
> {
  readonly registered_at: string;
  readonly last_seen_at: string;
  readonly declared_name: string | null;
  readonly declared_country: string | null;
  readonly seen_country: string | null;
  readonly account: AccountJson;
}

/** The parameters of the statement that set what counts. */
interface Counted {
  /** The kinds of marks that are cancels. */
  readonly cancels: string;
  /** The kind of mark of a lost dispute. */
  readonly lost: string;
  /** The kind of mark of a reversed payment. */
  readonly reversed: string;
  /** How long back marks count, in seconds. */
  readonly within: string;
}

/** The record of the trader of that id as JSON, under the name `name`; a trade is `t`. */
export function partyColumn(
  id: "t.buyer_id" | "t.seller_id",
  name: string,
  { cancels, lost, reversed, within }: Counted,
): string {
  const marks = (condition: string) => `(SELECT count(*)::integer FROM trader_mark k
     WHERE k.trader_id = p.id AND k.at > clock_timestamp() - make_interval(secs => ${within})
       AND ${condition})`;
  return `(SELECT json_build_object('id', p.id, 'username', p.username, 'level', p.level,
      'registered_at', p.created_at, 'last_seen_at', p.last_seen_at,
      'completedTrades', coalesce(u.completed_trades, 0),
      'endedTrades', (SELECT count(*) FROM trade o
         WHERE (o.buyer_id = p.id OR o.seller_id = p.id) AND o.closed_at IS NOT NULL),
      'cancels', ${marks(`k.kind = ANY (${cancels}::text[])`)},
      'lostDisputes', ${marks(`k.kind = ${lost}`)},
      'reversals', ${marks(`k.kind = ${reversed}`)},
      'feedbackPositive', p.feedback_positive, 'feedbackNegative', p.feedback_negative,
      'declared_name', (SELECT nullif(btrim(c.first_name || ' ' || c.last_name), '')
         FROM preference c WHERE c.trader_id = p.id),
      'declared_country', (SELECT c.country FROM preference c WHERE c.trader_id = p.id),
      'seen_country', p.seen_country, 'isOnVpn', p.seen_on_hosting,
      'account', ${accountColumn("p")})
    FROM trader p LEFT JOIN trader_usage u ON u.trader_id = p.id WHERE p.id = ${id}) AS ${name}`;
}

/** The party, read from the column. */
export function partyOf(row: PartyRow): CaseParty {
  const { registered_at, last_seen_at, declared_name, account, ...others } = row;
  const { declared_country, seen_country, ...rest } = others;
  return {
    ...rest,
    declaredName: declared_name ?? undefined,
    declaredCountry: declared_country ?? undefined,
    seenCountry: seen_country ?? undefined,
    registeredAt: Date.parse(registered_at),
    lastSeenAt: Date.parse(last_seen_at),
    states: accountOf(account).states,
  };
}
