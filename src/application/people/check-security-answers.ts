import type { AttemptLimit } from "../../domain/account/account-policy.ts";
import { answersStandFrom, secretOf } from "../../domain/account/security-questions.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { PasswordHasher } from "../ports/password-hasher.ts";
import type { SecurityAnswersStore } from "../ports/security-answers-store.ts";

/** For one person, whoever of staff asks. */
const checks: AttemptLimit = { most: 5, windowSeconds: 86_400 };

/**
 * - `not_found`: they set no questions.
 * - `answers_too_new`: whoever took the account over might have set them.
 */
type CheckRefusal =
  | { readonly code: "not_found" | "conflict_of_interest" | "answers_too_new" }
  | RateLimited;

/** What is needed to check answers. */
interface CheckParts {
  readonly answers: Pick<SecurityAnswersStore, "find">;
  readonly hasher: Pick<PasswordHasher, "matches">;
  readonly attempts: Pick<AttemptLimits, "begin">;
  readonly audit: Pick<AuditLog, "note">;
}

/**
 * Tells support whether somebody answered all of their security questions right. It is one part of the
 * owner's proof: nothing follows from it by itself.
 */
export class CheckSecurityAnswers {
  readonly #parts: CheckParts;

  constructor(parts: CheckParts) {
    this.#parts = parts;
  }

  /** `heard`: in the order of the questions. Never tells which answer was wrong. */
  async execute(
    { staffId, role, linkedIds }: StaffActor,
    traderId: TraderId,
    heard: readonly string[],
  ): Promise<Result<boolean, CheckRefusal>> {
    const { answers, hasher, attempts, audit } = this.#parts;
    if (linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const kept = await answers.find(traderId);
    if (!kept) return refuse({ code: "not_found" });
    if (kept.readAt < answersStandFrom(kept.setAt)) return refuse({ code: "answers_too_new" });
    const counted = await attempts.begin(`security-answers ${traderId}`, checks);
    if (!counted.ok) return counted;
    const typed = kept.questions.map((question, index) => ({
      question,
      answer: heard[index] ?? "",
    }));
    const isRight = await hasher.matches(secretOf(typed), kept.hash);
    const subject = { kind: "trader", id: traderId } as const;
    // Before it is told: no check goes unlogged.
    await audit.note({
      staffId,
      role,
      act: "check-security-answers",
      subject,
      after: { isRight },
    });
    return accept(isRight);
  }
}
