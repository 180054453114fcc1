import { dayUnlimitedFrom } from "../../../domain/kyc/levels.ts";
import type { Eligibility } from "../../../domain/trade-start/start-limits.ts";
import { buyerMarkKinds, type BuyerMark } from "../../../domain/trade-start/cool-down.ts";
import { bondOf, bondsColumn, lostDisputesColumn, type BondJson } from "../bond/bond-columns.ts";
import { hidden } from "../connection/prepared-statements.ts";
import { inDebtColumn } from "../claim/claim-column.ts";
import { accountColumn, accountOf, type AccountJson } from "../account/account-column.ts";
import type { StartPolicy } from "../../../domain/trade-start/start-policy.ts";

/** Whose values are read: the name of their row of `trader` in a statement. */
export type Who = "owner" | "taker";

type Counter =
  | "level"
  | "registration_group"
  | "active_trades"
  | "completed_trades"
  | "active_usd_cents"
  | "total_usd_cents"
  | "recent_usd_cents";

/** A mark as the database returns it: its time as text. */
interface MarkJson extends Omit<BuyerMark, "at"> {
  readonly at: string;
}

/** The columns of `eligibilityColumns`, exact numbers as text; all null where the row is missing. */
export type EligibilityRow<Name extends Who> = Readonly<
  Record<`${Name}_${Counter}`, string | null> &
    Record<`${Name}_account`, AccountJson | null> &
    Record<`${Name}_in_debt`, boolean> &
    Record<`${Name}_marks`, readonly MarkJson[]> &
    Record<`${Name}_bonds`, readonly BondJson[]> &
    Record<`${Name}_lost`, number>
>;

const markKinds = buyerMarkKinds.map((kind) => `'${kind}'`).join(", ");

/**
 * Whose last day is summed, which takes long for traders with thousands of trades: everybody's, or
 * only those whose limit needs it.
 */
type DayOf = "everybody" | "limited";

/**
 * The parameters of the columns: the level from which no day is summed, and how long values, marks
 * and lost disputes count.
 */
export function standingParameters({
  levels,
  recentSeconds,
  coolDown,
  bond,
}: StartPolicy): unknown[] {
  const unlimitedFrom = String(dayUnlimitedFrom(levels));
  return [unlimitedFrom, recentSeconds, coolDown.markSeconds, bond.lostWithin];
}

/**
 * What counts for a trader's limits, each under its name; `first` is the number of the first
 * parameter.
 */
export function eligibilityColumns(who: Who, dayOf: DayOf, first: number): string {
  const [unlimited, recent, marked, lostFor = ""] = ["numeric", "float8", "float8", "float8"].map(
    (type, place) => hidden(`$${first + place}::${type}`),
  );
  // Only owners need a bond: of takers nothing is read.
  const bond =
    who === "owner"
      ? `${bondsColumn("owner.id")} AS owner_bonds, ${lostDisputesColumn("owner.id", lostFor)} AS owner_lost`
      : `'[]'::json AS taker_bonds, CASE WHEN ${lostFor} IS NULL THEN 0 ELSE 0 END AS taker_lost`;
  const isSummed =
    dayOf === "everybody" ? `${unlimited} IS NOT NULL` : `${who}.level < ${unlimited}`;
  const counter = (column: string) => `
    coalesce((SELECT u.${column} FROM trader_usage u WHERE u.trader_id = ${who}.id), 0)::text
      AS ${who}_${column}`;
  return `${who}.level::text AS ${who}_level,
    ${who}.registration_group::text AS ${who}_registration_group, ${counter("active_trades")},
    ${counter("completed_trades")},
    ${counter("active_usd_cents")}, ${counter("total_usd_cents")},
    CASE WHEN ${isSummed} THEN
      (SELECT coalesce(sum(v.usd_cents), 0) FROM counted_value v WHERE v.trader_id = ${who}.id
          AND v.at > clock_timestamp() - make_interval(secs => ${recent})) ELSE 0
      END::text AS ${who}_recent_usd_cents,
    ${inDebtColumn(`${who}.id`)} AS ${who}_in_debt,
    (SELECT coalesce(json_agg(json_build_object('at', k.at, 'tradeId', k.trade_id,
                                                'offerId', t.offer_id)), '[]')
       FROM trader_mark k JOIN trade t ON t.id = k.trade_id
      WHERE k.trader_id = ${who}.id AND k.kind IN (${markKinds})
        AND k.at > clock_timestamp() - make_interval(secs => ${marked})) AS ${who}_marks,
    ${bond}, ${accountColumn(who)} AS ${who}_account`;
}

/**
 * How many trades are active between `owner` and `taker`, whoever buys in them, matching the index.
 */
export const activeTogetherColumn = `(SELECT count(*)::integer
    FROM trade t
   WHERE least(t.buyer_id, t.seller_id) = least(owner.id, taker.id)
     AND greatest(t.buyer_id, t.seller_id) = greatest(owner.id, taker.id)
     AND coalesce(t.closed_at, 'infinity') = 'infinity') AS active_together`;

/** The standing, read from the columns; undefined where the trader does not exist. */
export function eligibilityOf<Name extends Who>(
  row: EligibilityRow<Name>,
  who: Name,
): Eligibility | undefined {
  const value = (counter: Counter) => row[`${who}_${counter}`];
  const level = value("level");
  const account = row[`${who}_account`];
  const marks: readonly MarkJson[] = row[`${who}_marks`];
  const bonds: readonly BondJson[] = row[`${who}_bonds`];
  if (level === null || !account) return undefined;
  return {
    level: Number(level),
    registrationGroup: Number(value("registration_group")) === 1 ? 1 : 2,
    account: accountOf(account),
    inDebt: row[`${who}_in_debt`],
    marks: marks.map((mark) => ({ ...mark, at: Date.parse(mark.at) })),
    bond: { bonds: bonds.map(bondOf), lostDisputes: row[`${who}_lost`] },
    activeTrades: Number(value("active_trades")),
    completedTrades: Number(value("completed_trades")),
    activeUsdCents: BigInt(value("active_usd_cents") ?? 0),
    totalUsdCents: BigInt(value("total_usd_cents") ?? 0),
    recentUsdCents: BigInt(value("recent_usd_cents") ?? 0),
  };
}
