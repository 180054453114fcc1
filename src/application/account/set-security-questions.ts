import type { AttemptLimit } from "../../domain/account/account-policy.ts";
import {
  judgeAnswers,
  type AnswerFault,
  type TypedAnswer,
} from "../../domain/account/security-questions.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { PasswordHasher } from "../ports/password-hasher.ts";
import type { SecurityAnswersStore } from "../ports/security-answers-store.ts";
import type { OwnerProofRefusal, ProveIdentity, TypedProof } from "./prove-identity.ts";

/** Each costs a slow hash and a letter. */
const changes: AttemptLimit = { most: 5, windowSeconds: 86_400 };

type SetRefusal =
  | OwnerProofRefusal
  | RateLimited
  | { readonly code: "validation"; readonly faults: readonly AnswerFault[] };

/** What is needed to set security questions. */
interface SetParts {
  readonly answers: Pick<SecurityAnswersStore, "set">;
  readonly hasher: Pick<PasswordHasher, "hash">;
  readonly proveIdentity: Pick<ProveIdentity, "ofOwner">;
  readonly attempts: Pick<AttemptLimits, "begin">;
}

/** Sets the questions that support may ask the owner of an account, besides other proofs. */
export class SetSecurityQuestions {
  readonly #parts: SetParts;

  constructor(parts: SetParts) {
    this.#parts = parts;
  }

  /** Returns when they were set. */
  async execute(
    actor: Actor,
    typed: readonly TypedAnswer[],
    proof: TypedProof,
  ): Promise<Result<number, SetRefusal>> {
    const { answers, hasher, proveIdentity, attempts } = this.#parts;
    // Before the proof: a code counts once.
    const judged = judgeAnswers(typed);
    if (!judged.ok) return judged;
    const proven = await proveIdentity.ofOwner(actor, proof);
    if (!proven.ok) return proven;
    if (!proven.value) return refuse({ code: "proof_needed" });
    const counted = await attempts.begin(`security-questions ${actor.traderId}`, changes);
    if (!counted.ok) return counted;
    const { questions, secret } = judged.value;
    const hash = await hasher.hash(secret);
    return accept(await answers.set(actor.traderId, { questions, hash }));
  }
}
