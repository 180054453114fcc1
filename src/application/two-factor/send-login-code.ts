import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import type { CodeChannel } from "../../domain/account/code-channel.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { CheckPassword } from "../account/check-password.ts";
import type { Visitor } from "../account/open-session.ts";
import type { SignInGate } from "../account/sign-in-gate.ts";
import type { ProofNeeded } from "../ports/bot-check.ts";
import type { Current } from "../ports/current-policy.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import type { RequestFactorCode } from "./request-factor-code.ts";

/** Somebody at the step of a sign-in that asks for a code. */
interface LoginStep {
  /** The name or the email address. */
  readonly login: string;
  readonly password: string;
  readonly channel: CodeChannel;
  readonly visitor: Visitor;
}

/** What is needed at that step. */
interface SendLoginParts {
  readonly traders: Pick<TraderStore, "credentialsByLogin">;
  readonly signInGate: SignInGate;
  readonly checkPassword: Pick<CheckPassword, "counted">;
  readonly requestFactorCode: RequestFactorCode;
  readonly policy: Current<AccountPolicy>;
}

/**
 * Has a code for signing in sent to whoever knows the password. The answer is the same whether they do,
 * and whether the account takes such codes: as at the sign-in itself, nobody learns which half was right.
 */
export class SendLoginCode {
  readonly #parts: SendLoginParts;

  constructor(parts: SendLoginParts) {
    this.#parts = parts;
  }

  /** Returns in how many seconds it is worth asking again. */
  async execute(step: LoginStep): Promise<Result<number, ProofNeeded>> {
    const { traders, signInGate, checkPassword, requestFactorCode, policy } = this.#parts;
    const { login, password, channel, visitor } = step;
    const credentials = await traders.credentialsByLogin(login);
    const { logIn: near, logInAnywhere: anywhere, emailCode } = policy();
    const accountId = credentials?.traderId;
    const passed = await signInGate.pass({ login, accountId, visitor, near, anywhere });
    if (!passed.ok) return passed;
    // Its attempt is never taken back: that the count stands still would say that the password is right.
    const checked = await checkPassword.counted({ password, credentials }, []);
    if (checked.ok) {
      const { address } = visitor;
      await requestFactorCode.execute(checked.value.traderId, { channel, use: "login", address });
    }
    return accept(emailCode.resendSeconds);
  }
}
