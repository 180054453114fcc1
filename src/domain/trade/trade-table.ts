import type { ActorKind } from "./trade-change.ts";
import type { TradeAct } from "./trade-command.ts";
import type { TradeStatus } from "./trade-status.ts";

/** Who acts, in the table's terms. */
export const rowActors = {
  taker: ["buyer", "seller"],
  buyer: ["buyer"],
  seller: ["seller"],
  "either party": ["buyer", "seller"],
  both: ["buyer", "seller"],
  "the party that opened it": ["buyer", "seller"],
  "a party that did not get all": ["buyer", "seller"],
  moderator: ["moderator"],
  "moderator and above": ["moderator", "supermoderator", "admin"],
  "supermoderator, admin": ["supermoderator", "admin"],
  "case worker": ["moderator", "supermoderator", "admin"],
  "a supermoderator who did not decide": ["supermoderator"],
  "two admins": ["admin"],
  clock: ["clock"],
  ledger: ["ledger"],
} as const satisfies Readonly<Record<string, readonly ActorKind[]>>;
type RowActor = keyof typeof rowActors;

/**
 * What an act does to the escrow. `asked`: the ledger is asked for a hold. The `…, or held` of a
 * verdict: it stays held while it can be appealed. `as the verdict says`: one of the three.
 */
export type EscrowEffect =
  | "–"
  | "hold"
  | "asked"
  | "release"
  | "return"
  | "adjust"
  | "amend"
  | "release, or held"
  | "return, or held"
  | "split, or held"
  | "as the verdict says"
  | "– (debt)";

/** One row of the table of trade states. */
export interface TradeTableRow {
  readonly id: string;
  /** None for the start. */
  readonly from: readonly TradeStatus[];
  readonly act: TradeAct;
  readonly by: RowActor;
  /** `(same)`: the status stays; `(before)`: the one before the report. */
  readonly to: TradeStatus | "(same)" | "(before)";
  readonly escrow: EscrowEffect;
}

const unfunded = ["pending", "not_funded"] as const;
const unpaid = ["active_funded", "gcc_info_shared", "gcc_info_accepted"] as const;
const decided = ["dispute_won_buyer", "dispute_won_seller", "dispute_awarded"] as const;
const paidOrDisputed = ["paid", "dispute_open"] as const;

function row(
  id: string,
  from: readonly TradeStatus[],
  act: TradeAct,
  by: RowActor,
  to: TradeTableRow["to"],
  escrow: EscrowEffect,
): TradeTableRow {
  return { id, from, act, by, to, escrow };
}

/** Everything that a trade can do (decisions, Trade states). Anything not listed is refused. */
export const tradeTable: readonly TradeTableRow[] = [
  row("T1", [], "start", "taker", "active_funded", "hold"),
  row("T2", [], "start", "taker", "pending", "–"),
  row("T3", unfunded, "fund", "seller", "funds_processing", "asked"),
  row("T4", ["funds_processing"], "funding-held", "ledger", "active_funded", "hold"),
  row("T5", ["funds_processing"], "funding-refused", "ledger", "not_funded", "–"),
  row("T6", unfunded, "cancel", "buyer", "cancelled_buyer", "–"),
  row("T7", unfunded, "cancel", "seller", "cancelled_seller", "–"),
  row("T8", unfunded, "funding-over", "clock", "expired", "–"),
  row("T9", unfunded, "staff-cancel", "supermoderator, admin", "cancelled_system", "–"),
  row("T10", ["active_funded"], "share-card", "buyer", "gcc_info_shared", "–"),
  row("T11", ["gcc_info_shared"], "accept-card", "seller", "gcc_info_accepted", "–"),
  row("T12", ["gcc_info_shared"], "decline-card", "seller", "active_funded", "–"),
  row("T13", unpaid, "fallback", "either party", "active_funded", "–"),
  row("T14", ["gcc_info_accepted"], "share-code", "buyer", "paid", "–"),
  row("T15", ["active_funded"], "paid", "buyer", "paid", "–"),
  row("T16", unpaid, "cancel", "buyer", "cancelled_buyer", "return"),
  row("T17", ["active_funded"], "cancel", "seller", "cancelled_seller", "return"),
  row("T18", unpaid, "agree-cancel", "both", "cancelled", "return"),
  row("T19", unpaid, "window-over", "clock", "expired", "return"),
  row("T20", unpaid, "staff-cancel", "supermoderator, admin", "cancelled_system", "return"),
  row("T21", ["active_funded"], "re-quote", "both", "(same)", "adjust"),
  row("T21a", unpaid, "extend", "seller", "(same)", "–"),
  row("T22", ["paid"], "withdraw-paid", "buyer", "active_funded", "–"),
  row("T23", paidOrDisputed, "release", "seller", "released", "release"),
  row("T24", paidOrDisputed, "give-back", "buyer", "cancelled_buyer", "return"),
  row("T25", paidOrDisputed, "agree-cancel", "both", "cancelled", "return"),
  row("T26", paidOrDisputed, "amend", "both", "released", "amend"),
  row("T27", ["paid"], "dispute", "either party", "dispute_open", "–"),
  row("T28", ["paid"], "dispute", "moderator and above", "dispute_open", "–"),
  row("T29", ["paid"], "stale", "clock", "dispute_open", "–"),
  row("T30", ["dispute_open"], "withdraw-dispute", "the party that opened it", "paid", "–"),
  row(
    "T31",
    ["dispute_open"],
    "decide-buyer",
    "case worker",
    "dispute_won_buyer",
    "release, or held",
  ),
  row(
    "T32",
    ["dispute_open"],
    "decide-seller",
    "case worker",
    "dispute_won_seller",
    "return, or held",
  ),
  row("T33", ["dispute_open"], "decide-split", "case worker", "dispute_awarded", "split, or held"),
  row("T34", ["dispute_open"], "staff-cancel", "two admins", "cancelled_system", "return"),
  row("T35", decided, "appeal", "a party that did not get all", "(same)", "–"),
  row("T36", decided, "appeal-over", "clock", "(same)", "as the verdict says"),
  row(
    "T37",
    decided,
    "accept-verdict",
    "a party that did not get all",
    "(same)",
    "as the verdict says",
  ),
  row(
    "T38",
    decided,
    "reject-appeal",
    "a supermoderator who did not decide",
    "(same)",
    "as the verdict says",
  ),
  row("T39", decided, "grant-appeal", "a supermoderator who did not decide", "dispute_open", "–"),
  row("T40", decided, "appeal-unheard", "clock", "(same)", "as the verdict says"),
  row("T41", ["dispute_won_seller", "dispute_awarded"], "release", "seller", "released", "release"),
  row(
    "T42",
    ["dispute_won_buyer", "dispute_awarded"],
    "give-back",
    "buyer",
    "cancelled_buyer",
    "return",
  ),
  row(
    "T43",
    ["released", "feedback_updated", "dispute_won_buyer", "dispute_awarded"],
    "report-chargeback",
    "seller",
    "chargeback_started",
    "–",
  ),
  row("T44", ["chargeback_started"], "dismiss-chargeback", "moderator", "(before)", "–"),
  row("T45", ["chargeback_started"], "confirm-chargeback", "moderator", "(same)", "– (debt)"),
  row("T46", ["chargeback_started"], "debt-settled", "clock", "chargeback_paid", "–"),
  row("T47", ["released"], "first-feedback", "either party", "feedback_updated", "–"),
  row("T48", ["expired", "cancelled_buyer"], "reopen", "both", "active_funded", "hold"),
];

/** Whether the table allows that kind of actor to perform the row's act. */
export function allows({ by }: TradeTableRow, kind: ActorKind): boolean {
  const kinds: readonly ActorKind[] = rowActors[by];
  return kinds.includes(kind);
}
