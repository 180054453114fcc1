import { waitingForStaff } from "../../domain/deposit/held-deposit.ts";
import { may, type StaffPermission } from "../../domain/staff/staff-roles.ts";
import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { DisputePolicy } from "../../domain/dispute/dispute-policy.ts";
import type { SecondPersonWait } from "../../domain/trade/trade-memory.ts";
import type { QueueCount, QueueCounts } from "../ports/queue-counts.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { Current } from "../ports/current-policy.ts";

/** What staff work on. Holders of the permission work on the queue. */
const queues = {
  disputes: "work_cases",
  second_person: "confirm_verdicts",
  appeals: "hear_appeals",
  chargebacks: "decide_chargebacks",
  offers: "moderate_offers",
  support: "answer_support",
  sends: "approve_sends",
  staff: "manage_staff",
} as const satisfies Readonly<Record<string, StaffPermission>>;

export interface Queue extends QueueCount {
  readonly name: keyof typeof queues;
}

const verdict: SecondPersonWait["matter"] = "verdict";

/** Returns the length of every queue that the viewer works on. */
export class ListQueues {
  readonly #counts: QueueCounts;
  readonly #policy: Current<DisputePolicy>;
  readonly #staffPolicy: Current<StaffPolicy>;

  constructor(
    counts: QueueCounts,
    policy: Current<DisputePolicy>,
    staffPolicy: Current<StaffPolicy>,
  ) {
    this.#counts = counts;
    this.#policy = policy;
    this.#staffPolicy = staffPolicy;
  }

  async execute({ staffId, role, linkedIds }: StaffActor): Promise<readonly Queue[]> {
    const counted = await this.#counts.count({
      staffId,
      linkedIds,
      openStatus: "dispute_open",
      appealState: "appeal_filed",
      appealAct: "appeal",
      reportState: "pending",
      supportState: "open",
      besidesState: "open",
      sendState: "waiting",
      depositStates: waitingForStaff,
      reportAct: "report-chargeback",
      waitingMatter: verdict,
      lateAfterSeconds: this.#policy().supermoderatorsAfter,
      proposalSeconds: this.#staffPolicy().proposalSeconds,
    });
    const counts: Readonly<Record<Queue["name"], QueueCount>> = {
      disputes: counted.disputes,
      second_person: counted.secondPerson,
      appeals: counted.appeals,
      chargebacks: counted.chargebacks,
      offers: counted.offers,
      support: counted.support,
      sends: counted.sends,
      staff: counted.staff,
    };
    const names = Object.keys(queues) as Queue["name"][];
    return names
      .filter((name) => may(role, queues[name]))
      .map((name) => ({ name, ...counts[name] }));
  }
}
