import { statesThatMoveTrades, type AccountState } from "../../domain/account/account-states.ts";
import { parseStaffWords } from "../../domain/account/staff-words.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { judgeBeginning } from "../../domain/staff/state-authority.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { AccountStateStore } from "../ports/account-state-store.ts";
import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { Current } from "../ports/current-policy.ts";
import type { NewId } from "../ports/new-id.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { EnforceAccountStates } from "./enforce-account-states.ts";
import { keepAwayFrom } from "./keep-away.ts";

/** What a member of staff wants to begin. */
interface BeginStateCommand {
  readonly traderId: TraderId;
  readonly state: AccountState;
  readonly reason: string;
  readonly until: Instant | undefined;
}

/**
 * - `forbidden`: not with this role, or not for this long.
 * - `conflict_of_interest`: they have to stay away from this account (`keepAwayFrom`).
 * - `end_not_possible`: the end is not in the future.
 * - `not_found`: there is no such person.
 * - `reason_needed`, `state_already_so`
 */
interface BeginStateRefusal {
  readonly code:
    | "forbidden"
    | "conflict_of_interest"
    | "end_not_possible"
    | "reason_needed"
    | "not_found"
    | "state_already_so";
}

/** Begins a state of an account, and handles the running trades that it affects. */
export class BeginAccountState {
  readonly #states: AccountStateStore;
  readonly #enforce: Pick<EnforceAccountStates, "execute">;
  readonly #newId: NewId;
  readonly #policy: Current<Pick<StaffPolicy, "restrictionAtMostSeconds">>;

  constructor(
    states: AccountStateStore,
    enforce: Pick<EnforceAccountStates, "execute">,
    newId: NewId,
    policy: Current<Pick<StaffPolicy, "restrictionAtMostSeconds">>,
  ) {
    this.#policy = policy;
    this.#states = states;
    this.#enforce = enforce;
    this.#newId = newId;
  }

  /** Returns the id of the person. */
  async execute(
    actor: KeyedStaff,
    command: BeginStateCommand,
  ): Promise<Result<string, BeginStateRefusal>> {
    const { traderId, state, until } = command;
    const { staffId, role, key } = actor;
    const reasonToKeepAway = await keepAwayFrom(this.#states, actor, traderId);
    if (reasonToKeepAway) return refuse({ code: reasonToKeepAway });
    const length = until === undefined ? undefined : (until - (await this.#states.now())) / 1_000;
    const judged = judgeBeginning(role, state, length, this.#policy());
    if (!judged.ok) return judged;
    const reason = parseStaffWords(command.reason);
    if (!reason.ok) return reason;
    const begun = await this.#states.begin(
      {
        id: this.#newId(),
        traderId,
        state,
        reason: reason.value,
        until,
        begunBy: { staffId, role },
        ...(state === "banned" && { letter: "case_access" }),
      },
      {
        staffId,
        role,
        ...(key && { key }),
        act: "begin-account-state",
        subject: { kind: "trader", id: traderId },
        reason: reason.value,
        after: { state, until: until ?? null },
      },
    );
    if (begun === "not_found") return refuse({ code: "not_found" });
    if (begun === "already_so") return refuse({ code: "state_already_so" });
    // The worker does whatever fails here: the state is already in force.
    if (statesThatMoveTrades.includes(state)) await this.#enforce.execute().catch(() => []);
    return accept(traderId);
  }
}
