import { active } from "./project-status.ts";
import type { ActorKind } from "./trade-change.ts";
import { rowActors, tradeTable, type TradeTableRow } from "./trade-table.ts";
import { tradeStatuses, type TradeStatus } from "./trade-status.ts";
import type { TradeDeadlineKind } from "./trade.ts";

/** A line that can appear on a timeline. */
interface LegalStep {
  readonly act: string;
  readonly by: ActorKind;
  /** Undefined for the start. */
  readonly from: TradeStatus | undefined;
  readonly to: TradeStatus;
}

const staff = ["moderator", "supermoderator", "admin"] as const satisfies readonly ActorKind[];
const sides = ["buyer", "seller"] as const satisfies readonly ActorKind[];

/** Acts that are not rows of the table: they leave the status as it is, whatever that is. */
const besideTheTable: readonly (readonly [act: string, by: readonly ActorKind[]])[] = [
  ["opened", ["buyer"]],
  ["decline-proposal", sides],
  ["requirement", sides],
  ["reveal-code", ["seller"]],
  ["proposal-over", ["clock"]],
  ["answer-over", ["clock"]],
  ["reopen-over", ["clock"]],
  ["payout-put-off", ["clock"]],
  ["clock-stopped", ["clock"]],
  ["clock-resumed", ["clock"]],
  ["clock-extended", ["clock"]],
  ["answer-chargeback", ["buyer"]],
  ["allow-chargeback", staff],
  ["write-off-claim", ["admin"]],
  ["agree-plan", ["moderator"]],
  ["withdraw-plan", ["moderator"]],
  ["instalment-soon", ["clock"]],
  ["instalment-met", ["clock"]],
  ["plan-missed", ["clock"]],
  ["take-case", staff],
  ["assign-case", staff],
  ["ask-evidence", staff],
  ["message-parties", staff],
];

/** Statuses in which an escrow can be held, and so be left. */
const held: readonly TradeStatus[] = [
  "active_funded",
  "gcc_info_shared",
  "gcc_info_accepted",
  "paid",
  "dispute_open",
  "dispute_won_buyer",
  "dispute_won_seller",
  "dispute_awarded",
];

/** What nobody asks for: a multisig escrow was paid out without us. */
const exits: readonly LegalStep[] = held.map((from) => ({
  act: "exit",
  by: "ledger",
  from,
  to: "expired",
}));

/** Every line that the rules can write on a timeline; they wrote no other. */
export function legalSteps(): readonly LegalStep[] {
  const quiet = besideTheTable.flatMap(([act, kinds]) =>
    kinds.flatMap((by) => tradeStatuses.map((status) => ({ act, by, from: status, to: status }))),
  );
  return [...tradeTable.flatMap(stepsOf), ...exits, ...quiet];
}

function stepsOf(row: TradeTableRow): LegalStep[] {
  const { act, from } = row;
  const kinds: readonly ActorKind[] = rowActors[row.by];
  const goals = (status: TradeStatus | undefined) => goalsOf(row, status);
  if (from.length === 0) {
    return kinds.flatMap((by) => goals(undefined).map((to) => ({ act, by, from: undefined, to })));
  }
  return from.flatMap((status) => [
    ...doers(row).flatMap((by) => goals(status).map((to) => ({ act, by, from: status, to }))),
    // A proposal, a notice, the first of two people: the status waits for the next step.
    ...(takesSteps(row) ? kinds.map((by) => ({ act, by, from: status, to: status })) : []),
  ]);
}

/** Who is on the timeline once the whole row is done. */
function doers(row: TradeTableRow): readonly ActorKind[] {
  return row.by === "both" ? ["both"] : rowActors[row.by];
}

function takesSteps({ by, act }: TradeTableRow): boolean {
  return by === "both" || act === "staff-cancel" || act.startsWith("decide-");
}

function goalsOf({ to }: TradeTableRow, from: TradeStatus | undefined): readonly TradeStatus[] {
  if (to === "(same)") return from === undefined ? [] : [from];
  if (to === "(before)") return tradeTable.find((row) => row.id === reportRow)?.from ?? [];
  return [to];
}

/** Statuses in which a trade is active whatever its escrow state. */
export const statusesActiveUnheld: readonly TradeStatus[] = tradeStatuses.filter((status) =>
  active({ escrow: "none", status }),
);

const afterClosing = new Set(["T43", "T44", "T45", "T46", "T47", "T48"]);
const reportRow = "T43";

/** What may still follow a closed trade, and what changes nothing in one. */
export const actsAfterClosing: readonly string[] = [
  ...tradeTable.filter(({ id }) => afterClosing.has(id)).map(({ act }) => act),
  "opened",
  "reveal-code",
  "decline-proposal",
  "proposal-over",
  "answer-over",
  "reopen-over",
  "clock-stopped",
  "clock-resumed",
  "clock-extended",
  "answer-chargeback",
  "allow-chargeback",
  "write-off-claim",
  "agree-plan",
  "withdraw-plan",
  "instalment-soon",
  "instalment-met",
  "plan-missed",
];

/** Clocks that run on a closed trade. */
export const deadlinesAfterClosing: readonly TradeDeadlineKind[] = [
  "chargeback_answer",
  "instalment_soon",
  "instalment_due",
  "reopen_window",
  "proposal",
];

/** Acts by which staff decide who gets what: nobody linked to a party may perform one. */
export const judgingActs: readonly string[] = [
  "decide-buyer",
  "decide-seller",
  "decide-split",
  "reject-appeal",
  "grant-appeal",
  "dismiss-chargeback",
  "confirm-chargeback",
];
