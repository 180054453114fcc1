import type { AttemptLimit, WorkPolicy } from "../../domain/account/account-policy.ts";
import { mostThatCount, workBits } from "../../domain/account/proof-of-work.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Attempt, AttemptLimits } from "../ports/attempt-limits.ts";
import type { BotCheck, ProofNeeded } from "../ports/bot-check.ts";
import type { Current } from "../ports/current-policy.ts";
import type { SecurityEvents } from "../ports/security-events.ts";

/** Attempts that are counted together, and how many of them are free. */
export interface Brake {
  readonly subject: string;
  readonly limit: AttemptLimit;
}

/** Somebody who wants to try something. */
interface Knock {
  /** What is tried, and for whom: a proof for it opens nothing else. */
  readonly subject: string;
  readonly brakes: readonly Brake[];
  /** The answer to a challenge, if one was sent. */
  readonly answer: string | undefined;
  /** The network address that the request came from. */
  readonly address: string;
}

/**
 * How much easier than asked for a proof may be. Others fail while it is worked out, and whoever
 * makes them fail must not keep somebody else from ever being in time.
 */
const bitsOfGrace = 1;

/**
 * Lets a few attempts pass freely, and then each that comes with a proof of work. It never locks: a
 * lock could be set off by anybody who knows a name.
 */
export class BotGate {
  readonly #attempts: AttemptLimits;
  readonly #check: BotCheck;
  readonly #policy: Current<WorkPolicy>;
  readonly #security: SecurityEvents;

  constructor(
    attempts: AttemptLimits,
    check: BotCheck,
    policy: Current<WorkPolicy>,
    security: SecurityEvents,
  ) {
    this.#attempts = attempts;
    this.#check = check;
    this.#policy = policy;
    this.#security = security;
  }

  /**
   * Returns what was counted, to be taken back where the attempt turns out well. Without a proof no
   * more pass that come at once than one after the other.
   */
  async pass(knock: Knock): Promise<Result<readonly Attempt[], ProofNeeded>> {
    const { brakes, subject, answer, address } = knock;
    const policy = this.#policy();
    const free = await this.#count(brakes);
    if (free.length === brakes.length) return accept(free);
    await this.takeBack(free);
    const bits = await this.#bitsFor(brakes, policy);
    if (answer !== undefined) {
      const enough = Math.max(policy.easiestBits, bits - bitsOfGrace);
      if (await this.#check.accepts(subject, enough, answer)) {
        return accept(await this.#count(brakes.map((each) => beyondFree(each, policy))));
      }
      this.#security.note({ name: "proof_of_work_refused", address });
    }
    return refuse({ code: "proof_of_work_needed", challenge: this.#check.ask(subject, bits) });
  }

  /** They count no longer. */
  async takeBack(counted: readonly Attempt[]): Promise<void> {
    await Promise.all(counted.map((attempt) => this.#attempts.takeBack(attempt)));
  }

  /** Those that a brake lets through; what it stops is not counted. */
  async #count(brakes: readonly Brake[]): Promise<readonly Attempt[]> {
    const counted: Attempt[] = [];
    for (const { subject, limit } of brakes) {
      const attempt = await this.#attempts.begin(subject, limit);
      if (attempt.ok) counted.push(attempt.value);
    }
    return counted;
  }

  async #bitsFor(brakes: readonly Brake[], policy: WorkPolicy): Promise<number> {
    const needed = await Promise.all(
      brakes.map(async ({ subject, limit }) =>
        workBits(await this.#attempts.count(subject, limit.windowSeconds), limit, policy),
      ),
    );
    return Math.max(policy.easiestBits, ...needed);
  }
}

/** What is paid for is counted, too, as far as it makes the next attempt harder. */
function beyondFree({ subject, limit }: Brake, policy: WorkPolicy): Brake {
  return { subject, limit: { ...limit, most: mostThatCount(limit, policy) } };
}
