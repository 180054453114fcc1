import type { AttemptLimit } from "../../domain/account/account-policy.ts";
import { foldedName } from "../../domain/account/folded-name.ts";
import type { Result } from "../../domain/result/result.ts";
import type { Attempt } from "../ports/attempt-limits.ts";
import type { ProofNeeded } from "../ports/bot-check.ts";
import type { KnownDevices } from "../ports/known-devices.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { BotGate, Brake } from "./bot-gate.ts";
import type { Visitor } from "./open-session.ts";

/** What is needed to let somebody try to sign in. */
interface SignInGateParts {
  readonly gate: BotGate;
  readonly devices: KnownDevices;
  readonly tokens: SessionTokens;
  /** Keeps the attempts of traders apart from those of staff. */
  readonly scope: "log-in" | "staff-log-in";
}

/** Somebody who wants to try a password. */
interface SignInAttempt {
  /** What was typed. */
  readonly login: string;
  /** Whose it is; undefined if nobody's. */
  readonly accountId: string | undefined;
  readonly visitor: Visitor;
  /** Free failures of the name at one address, or in a browser that the account knows. */
  readonly near: AttemptLimit;
  /** Free failures of the name from everywhere else together. */
  readonly anywhere: AttemptLimit;
}

/**
 * The gate before a password is looked at. Attempts are counted by what was typed, not by whose it
 * is: a count shared by name and email address would tell a stranger that they belong to one
 * person. In a browser where the account was signed in to before, the failures of strangers cost
 * its owner nothing.
 */
export class SignInGate {
  readonly #parts: SignInGateParts;

  constructor(parts: SignInGateParts) {
    this.#parts = parts;
  }

  /** Returns what was counted, to be taken back where the password is right. */
  async pass(attempt: SignInAttempt): Promise<Result<readonly Attempt[], ProofNeeded>> {
    const { gate, scope } = this.#parts;
    const { visitor, login } = attempt;
    const subject = `${scope} ${foldedName(login)}`;
    return gate.pass({
      subject,
      brakes: await this.#brakes(attempt, subject),
      answer: visitor.proofOfWork,
      address: visitor.address,
    });
  }

  async #brakes(
    { visitor, accountId, near, anywhere }: SignInAttempt,
    subject: string,
  ): Promise<readonly Brake[]> {
    const { devices, tokens } = this.#parts;
    const device = visitor.device === undefined ? undefined : tokens.hash(visitor.device);
    if (device !== undefined && (await devices.has(accountId, device))) {
      return [{ subject: `${subject} in ${device}`, limit: near }];
    }
    return [
      { subject: `${subject} at ${visitor.address}`, limit: near },
      { subject, limit: anywhere },
    ];
  }
}
