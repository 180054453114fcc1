import { isLinkedToParty } from "../../domain/dispute/decide-case.ts";
import { escalationOf, type Escalation } from "../../domain/dispute/dispute-case.ts";
import { custodyOf } from "../../domain/trade/custody.ts";
import { after } from "../../domain/trade/instant.ts";
import { decideBy } from "../../domain/multisig-escrow/longest-times.ts";
import { inQueueOrder } from "../../domain/dispute/queue-order.ts";
import { holderIn } from "../../domain/dispute/account-name.ts";
import { signalsOf } from "../../domain/dispute/signals.ts";
import { silentSide } from "../../domain/dispute/silent-side.ts";
import type { Instant, Side } from "../../domain/trade/trade.ts";
import type { CaseSummary, CaseViews } from "../ports/case-views.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import { caseStaffOf } from "./case-desk.ts";

/**
 * The requested part of the queue. `all` is every open case; appeals are a separate queue. What the
 * viewer decided or opened is in neither appeals nor unassigned cases: it waits for somebody else.
 */
export const caseQueues = [
  "all",
  "mine",
  "unassigned",
  "second_person",
  "late",
  "appeals",
] as const;
type CaseQueue = (typeof caseQueues)[number];

/** A case with what is derived from it at the moment. */
export interface JudgedCase extends CaseSummary {
  readonly usdCents: bigint;
  readonly escalation: Escalation;
  /** The last day to decide it; undefined where nothing but our own times presses. */
  readonly decideBy: Instant | undefined;
  readonly silent: Side | undefined;
  readonly waitsForSecond: boolean;
  readonly signalWeight: number;
}

/**
 * Lists the cases waiting for staff, most urgent first, except those of parties linked to the
 * viewer.
 */
export class ListCases {
  readonly #views: Pick<CaseViews, "waiting">;

  constructor(views: Pick<CaseViews, "waiting">) {
    this.#views = views;
  }

  async execute(
    actor: StaffActor,
    queue: CaseQueue,
  ): Promise<{ readonly cases: readonly JudgedCase[]; readonly now: Instant }> {
    const { cases, now } = await this.#views.waiting();
    const staff = caseStaffOf(actor);
    const shown = cases.filter(({ trade }) => !staff || !isLinkedToParty(trade, staff));
    const judged = shown.map((each) => judgeSummary(each, now));
    const asked = judged.filter((each) => isIn(queue, each, actor));
    return { cases: inQueueOrder(asked, now), now };
  }
}

/** What is derived from a case at one moment. */
export function judgeSummary<Case extends CaseSummary>(
  summary: Case,
  now: Instant,
): Case & JudgedCase {
  const { trade, disputeCase, parties, lastWritten, tradesOfPair } = summary;
  const { dispute: policy } = summary.policy;
  const lastDay =
    custodyOf(trade) === "multisig" ? decideBy(trade, summary.policy.trade) : undefined;
  const { startedAt, paidAt } = trade;
  const silent = silentSide(disputeCase, lastWritten, now, policy);
  const { isSameAddress } = summary;
  const facts = { startedAt, paidAt, tradesOfPair, parties, silent, isSameAddress };
  const accountHolder = holderIn(summary.paymentDetails);
  const signals = signalsOf({ ...facts, accountHolder }, policy);
  return {
    ...summary,
    usdCents: trade.money.usdCents,
    escalation: isNear(lastDay, summary, now) ? "admins" : escalationOf(disputeCase, now, policy),
    decideBy: lastDay,
    silent,
    waitsForSecond: trade.memory.waiting.some(({ matter }) => matter === "verdict"),
    signalWeight: signals.reduce((sum, { weight }) => sum + weight, 0),
  };
}

/** Whether the last day of an open case is so near that admins have to see to it. */
function isNear(lastDay: Instant | undefined, summary: CaseSummary, now: Instant): boolean {
  if (lastDay === undefined || summary.disputeCase.closedAt !== undefined) return false;
  return now >= after(lastDay, -summary.policy.trade.multisigWarnBefore);
}

function isIn(queue: CaseQueue, judged: JudgedCase, { staffId }: StaffActor): boolean {
  const { disputeCase, trade, escalation, waitsForSecond } = judged;
  const hadPart = trade.memory.deciderIds.includes(staffId) || disputeCase.openerId === staffId;
  if (queue === "appeals") return trade.dispute === "appeal_filed" && !hadPart;
  if (disputeCase.closedAt !== undefined) return false;
  switch (queue) {
    case "all":
      return true;
    case "mine":
      return disputeCase.workerId === staffId;
    case "unassigned":
      return disputeCase.workerId === undefined && !hadPart;
    case "second_person":
      return waitsForSecond;
    case "late":
      return escalation !== "none";
  }
}
