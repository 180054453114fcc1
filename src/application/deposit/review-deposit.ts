import { parseStaffWords } from "../../domain/account/staff-words.ts";
import type { DepositRuling } from "../../domain/deposit/deposit.ts";
import { ruleOnDeposit, type HeldDepositRefusal } from "../../domain/deposit/held-deposit.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AuditAct } from "../../domain/staff/audit-acts.ts";
import type { CommitChanges, Conflict } from "../ports/commit.ts";
import type { DepositStore } from "../ports/deposit-store.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import { changeOf } from "./deposit-change.ts";

/** `not_found`: this person has no such deposit. */
type ReviewRefusal =
  | HeldDepositRefusal
  | { readonly code: "not_found" | "reason_needed" | "conflict_of_interest" };

interface Review {
  readonly depositId: string;
  readonly ruling: DepositRuling;
  readonly reason: string;
}

const acts = { release: "release-deposit", keep: "keep-deposit" } as const satisfies Readonly<
  Record<DepositRuling, AuditAct>
>;

/** Staff look at a deposit that is not credited because of where it comes from: they release it, or hold it on. */
export class ReviewDeposit {
  readonly #deposits: Pick<DepositStore, "find" | "present">;
  readonly #changes: Pick<CommitChanges, "commit">;

  constructor(
    deposits: Pick<DepositStore, "find" | "present">,
    changes: Pick<CommitChanges, "commit">,
  ) {
    this.#deposits = deposits;
    this.#changes = changes;
  }

  async execute(
    staff: KeyedStaff,
    traderId: TraderId,
    { depositId, ruling, reason: typed }: Review,
  ): Promise<Result<null, ReviewRefusal>> {
    if (staff.linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const review = { depositId, ruling, reason: reason.value };
    return retryOnConflict(() => this.#judge(staff, traderId, review));
  }

  async #judge(
    { staffId, role, key }: KeyedStaff,
    traderId: TraderId,
    { depositId, ruling, reason }: Review,
  ): Promise<Result<null, ReviewRefusal> | Conflict> {
    const [stored, { now }] = await Promise.all([
      this.#deposits.find(depositId),
      this.#deposits.present(),
    ]);
    if (stored?.traderId !== traderId) return refuse({ code: "not_found" });
    const ruled = ruleOnDeposit(stored, ruling);
    if (!ruled.ok) return ruled;
    const { state: from, blockedSender } = stored;
    const done = await this.#changes.commit({
      judgedAt: now,
      usage: [],
      entries: [],
      aggregates: [changeOf(ruled.value, stored)],
      audit: [
        {
          staffId,
          role,
          act: acts[ruling],
          subject: { kind: "trader", id: traderId },
          reason,
          before: { deposit: depositId, state: from, ...(blockedSender && { blockedSender }) },
          after: { deposit: depositId, state: ruled.value.state },
          ...(key && { key }),
        },
      ],
    });
    return done.outcome === "conflict" ? done : accept(null);
  }
}
