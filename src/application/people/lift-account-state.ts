import { parseStaffWords } from "../../domain/account/staff-words.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { mayChangeState } from "../../domain/staff/state-authority.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AccountStateStore } from "../ports/account-state-store.ts";
import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { Current } from "../ports/current-policy.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import { keepAwayFrom } from "./keep-away.ts";

/** What a member of staff wants to lift. */
interface LiftStateCommand {
  readonly traderId: TraderId;
  readonly stateId: string;
  readonly reason: string;
}

/**
 * - `forbidden`: not with this role.
 * - `conflict_of_interest`: they have to stay away from this account (`keepAwayFrom`).
 * - `not_found`: that person has no such state.
 * - `state_over`: lifted in the meantime.
 * - `reason_needed`
 */
interface LiftStateRefusal {
  readonly code:
    | "forbidden"
    | "conflict_of_interest"
    | "reason_needed"
    | "not_found"
    | "state_over";
}

/** Lifts a state before its end: anyone who could have begun it may. */
export class LiftAccountState {
  readonly #states: AccountStateStore;
  readonly #policy: Current<Pick<StaffPolicy, "restrictionAtMostSeconds">>;

  constructor(
    states: AccountStateStore,
    policy: Current<Pick<StaffPolicy, "restrictionAtMostSeconds">>,
  ) {
    this.#policy = policy;
    this.#states = states;
  }

  /** Returns the id of the person. */
  async execute(
    actor: KeyedStaff,
    { traderId, stateId, reason: typed }: LiftStateCommand,
  ): Promise<Result<string, LiftStateRefusal>> {
    const { staffId, role, key } = actor;
    const reasonToKeepAway = await keepAwayFrom(this.#states, actor, traderId);
    if (reasonToKeepAway) return refuse({ code: reasonToKeepAway });
    const open = await this.#states.open(traderId, stateId);
    if (!open) return refuse({ code: "not_found" });
    const { state, begunAt, until } = open;
    const length = until === undefined ? undefined : (until - begunAt) / 1_000;
    if (!mayChangeState(role, state, length, this.#policy())) return refuse({ code: "forbidden" });
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const isLifted = await this.#states.lift(
      { traderId, stateId, staffId, reason: reason.value },
      {
        staffId,
        role,
        ...(key && { key }),
        act: "lift-account-state",
        subject: { kind: "trader", id: traderId },
        reason: reason.value,
        before: { state, stateId },
      },
    );
    return isLifted ? accept(traderId) : refuse({ code: "state_over" });
  }
}
