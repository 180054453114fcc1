import type { AccountPolicy, AttemptLimit } from "../../domain/account/account-policy.ts";
import {
  answersStandFrom,
  secretOf,
  type TypedAnswer,
} from "../../domain/account/security-questions.ts";
import { accountAllows } from "../../domain/account/trader-account.ts";
import { hasFactors, type AnswersProof } from "../../domain/factor-reset/factor-reset.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { CheckPassword } from "../account/check-password.ts";
import { lockedCode, type LockedAccount } from "../account/locked-account.ts";
import type { Visitor } from "../account/open-session.ts";
import type { SignInGate } from "../account/sign-in-gate.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { ProofNeeded } from "../ports/bot-check.ts";
import type { Current } from "../ports/current-policy.ts";
import type { FactorResets } from "../ports/factor-resets.ts";
import type { PasswordHasher } from "../ports/password-hasher.ts";
import type { SecondFactors } from "../ports/second-factors.ts";
import type { SecurityAnswersStore } from "../ports/security-answers-store.ts";
import type { TraderStore } from "../ports/trader-store.ts";

/** Of one person's questions, whoever answers: as when support asks them. */
const checks: AttemptLimit = { most: 5, windowSeconds: 86_400 };

/** Somebody who lost their second factor, and says what they know. */
interface LostFactor {
  /** The name or the email address. */
  readonly login: string;
  readonly password: string;
  /** The three questions that they say they chose. */
  readonly answers: readonly TypedAnswer[];
  readonly visitor: Visitor;
}

/** `no_factors`: the password alone signs in. */
type AskRefusal =
  | ProofNeeded
  | LockedAccount
  | RateLimited
  | { readonly code: "wrong_credentials" | "no_factors" };

/** What is needed to ask. */
interface AskParts {
  readonly traders: Pick<TraderStore, "credentialsByLogin">;
  readonly signInGate: SignInGate;
  readonly checkPassword: Pick<CheckPassword, "counted">;
  readonly factors: Pick<SecondFactors, "read">;
  readonly answers: Pick<SecurityAnswersStore, "find">;
  readonly hasher: Pick<PasswordHasher, "matches">;
  readonly attempts: Pick<AttemptLimits, "begin">;
  readonly resets: Pick<FactorResets, "ask">;
  readonly policy: Current<AccountPolicy>;
}

/**
 * Asks support to take somebody's second factors off, for who knows the password. Whether the answers were
 * right is told to staff, and neither to the asking person nor what they are to anybody.
 */
export class AskFactorReset {
  readonly #parts: AskParts;

  constructor(parts: AskParts) {
    this.#parts = parts;
  }

  async execute({
    login,
    password,
    answers,
    visitor,
  }: LostFactor): Promise<Result<null, AskRefusal>> {
    const { traders, signInGate, checkPassword, factors, resets, policy } = this.#parts;
    const credentials = await traders.credentialsByLogin(login);
    const { logIn: near, logInAnywhere: anywhere } = policy();
    const accountId = credentials?.traderId;
    const passed = await signInGate.pass({ login, accountId, visitor, near, anywhere });
    if (!passed.ok) return passed;
    const checked = await checkPassword.counted({ password, credentials }, passed.value);
    if (!checked.ok) return checked;
    const { traderId, account } = checked.value;
    if (!accountAllows(account, "sign_in")) return refuse({ code: lockedCode(account) });
    const { hasPasskey } = await factors.read(traderId);
    if (!hasFactors(account.twoFactor, hasPasskey)) return refuse({ code: "no_factors" });
    const proof = await this.#proofOf(traderId, answers);
    if (!proof.ok) return proof;
    await resets.ask(traderId, proof.value);
    return accept(null);
  }

  async #proofOf(
    traderId: TraderId,
    typed: readonly TypedAnswer[],
  ): Promise<Result<AnswersProof, RateLimited>> {
    const { answers, hasher, attempts } = this.#parts;
    const counted = await attempts.begin(`security-answers ${traderId}`, checks);
    if (!counted.ok) return counted;
    const kept = await answers.find(traderId);
    if (!kept) return accept("none");
    // Their hash has the order in which they were chosen; nobody has to remember that.
    const inOrder = kept.questions.map(
      (question) => typed.find((each) => each.question === question) ?? { question, answer: "" },
    );
    if (!(await hasher.matches(secretOf(inOrder), kept.hash))) return accept("wrong");
    return accept(kept.readAt < answersStandFrom(kept.setAt) ? "too_new" : "right");
  }
}
