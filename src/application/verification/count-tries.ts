import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import type { CodeSends } from "../../domain/account/email-code.ts";
import {
  attemptsLeft,
  verificationKinds,
  type VerificationPolicy,
} from "../../domain/verification/verification.ts";
import type { Actor } from "../actor/actor.ts";
import type { Companies } from "../ports/companies.ts";
import type { Current } from "../ports/current-policy.ts";
import type { VerificationStore } from "../ports/verification-store.ts";

/** Tries that are left. */
interface TriesLeft {
  readonly left: number;
  /** In ms: when another one is possible; undefined while one is left. */
  readonly nextAt: number | undefined;
}

interface CountParts {
  readonly store: Pick<VerificationStore, "overviewOf" | "codeSendsOf">;
  readonly companies: Pick<Companies, "recordOf">;
  readonly policy: Current<{
    readonly verification: VerificationPolicy;
    readonly account: Pick<AccountPolicy, "emailCode" | "phoneCode">;
  }>;
}

/** Counts the tries that traders have left to prove something (answers 138). */
export class CountTries {
  readonly #parts: CountParts;

  constructor(parts: CountParts) {
    this.#parts = parts;
  }

  /** Undefined for a type that does not exist. */
  async execute(
    { traderId }: Pick<Actor, "traderId">,
    type: string,
  ): Promise<TriesLeft | undefined> {
    const { store, companies, policy } = this.#parts;
    const { verification, account } = policy();
    if (type === "company") {
      const { application } = await companies.recordOf(traderId);
      const waits =
        application?.state === "application_submitted" || application?.state === "in_review";
      return { left: waits ? 0 : 1, nextAt: undefined };
    }
    if (type === "email" || type === "phone") {
      const sends = await store.codeSendsOf(traderId);
      const limit = type === "email" ? account.emailCode.sends : account.phoneCode.ofAccount;
      return leftOfSends(sends[type], sends.now, limit);
    }
    const kind = verificationKinds.find((each) => each === type);
    if (!kind) return undefined;
    const overview = await store.overviewOf(traderId, verification.triesSeconds);
    const used = overview?.tries[kind];
    const left = attemptsLeft(used?.rejected ?? 0, verification);
    const frees = used?.oldestAt;
    const nextAt = frees === undefined ? undefined : frees + verification.triesSeconds * 1_000;
    return { left, nextAt: left > 0 ? undefined : nextAt };
  }
}

function leftOfSends(
  sends: CodeSends | undefined,
  now: number,
  { most, windowSeconds }: { readonly most: number; readonly windowSeconds: number },
): TriesLeft {
  const endsAt = (sends?.lastAt ?? 0) + windowSeconds * 1_000;
  const used = sends && endsAt > now ? sends.count : 0;
  const left = Math.max(0, most - used);
  return { left, nextAt: left > 0 ? undefined : endsAt };
}
