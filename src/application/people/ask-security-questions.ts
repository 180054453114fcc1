import {
  answersStandFrom,
  type SecurityQuestion,
} from "../../domain/account/security-questions.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { SecurityAnswersStore } from "../ports/security-answers-store.ts";

/** What support may ask somebody. Times in milliseconds since the epoch. */
interface AskableQuestions {
  readonly questions: readonly SecurityQuestion[];
  readonly setAt: number;
  /** Before it, answers are not taken. */
  readonly standsFrom: number;
}

/**
 * Tells support which questions somebody chose. The read is logged first. Staff linked to the person
 * find nothing.
 */
export class AskSecurityQuestions {
  readonly #answers: Pick<SecurityAnswersStore, "find">;
  readonly #audit: Pick<AuditLog, "note">;

  constructor(answers: Pick<SecurityAnswersStore, "find">, audit: Pick<AuditLog, "note">) {
    this.#answers = answers;
    this.#audit = audit;
  }

  /** Undefined: they set none. */
  async execute(
    { staffId, role, linkedIds }: StaffActor,
    traderId: TraderId,
  ): Promise<AskableQuestions | undefined> {
    if (linkedIds.includes(traderId)) return undefined;
    const kept = await this.#answers.find(traderId);
    if (!kept) return undefined;
    const subject = { kind: "trader", id: traderId } as const;
    await this.#audit.note({ staffId, role, act: "read-security-questions", subject });
    const { questions, setAt } = kept;
    return { questions, setAt, standsFrom: answersStandFrom(setAt) };
  }
}
