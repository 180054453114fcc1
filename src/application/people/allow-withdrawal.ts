import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { isAtCasesOnly } from "../../domain/account/trader-account.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { NotBanned } from "../../domain/send/last-withdrawal.ts";
import type { AccountStateStore } from "../ports/account-state-store.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { LastWithdrawalStore } from "../ports/last-withdrawals.ts";
import type { NewId } from "../ports/new-id.ts";
import { keepAwayFrom } from "./keep-away.ts";

type AllowRefusal =
  | NotBanned
  | { readonly code: "not_found" | "conflict_of_interest" | "reason_needed" };

/** What is needed to allow a withdrawal. */
interface AllowParts {
  readonly states: Pick<AccountStateStore, "hasTradedWith">;
  readonly store: LastWithdrawalStore;
  readonly newId: NewId;
}

/**
 * Lets a banned person withdraw what is theirs: who saw their ID otherwise, or sees that more came to them
 * after they had withdrawn.
 */
export class AllowWithdrawal {
  readonly #parts: AllowParts;

  constructor(parts: AllowParts) {
    this.#parts = parts;
  }

  async execute(
    actor: KeyedStaff,
    traderId: TraderId,
    typed: string,
  ): Promise<Result<TraderId, AllowRefusal>> {
    const { states, store, newId } = this.#parts;
    const reasonToKeepAway = await keepAwayFrom(states, actor, traderId);
    if (reasonToKeepAway) return refuse({ code: reasonToKeepAway });
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const found = await store.of(traderId);
    if (!found) return refuse({ code: "not_found" });
    if (!isAtCasesOnly(found.account)) return refuse({ code: "not_banned" });
    const { staffId, role, key } = actor;
    const id = newId();
    await store.allow(
      { id, traderId, staffId, reason: reason.value },
      {
        staffId,
        role,
        ...(key && { key }),
        act: "allow-withdrawal",
        subject: { kind: "trader", id: traderId },
        reason: reason.value,
        after: { permit: id },
      },
    );
    return accept(traderId);
  }
}
