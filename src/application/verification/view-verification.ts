import { blockedKycActions } from "../../domain/kyc/blocked-actions.ts";
import { levelLabel } from "../../domain/kyc/level-names.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { VerificationPolicy } from "../../domain/verification/verification.ts";
import type { Current } from "../ports/current-policy.ts";
import type { VerificationStore, ViewedVerification } from "../ports/verification-store.ts";

/** Returns what a trader has proven. */
export class ViewVerification {
  readonly #store: Pick<VerificationStore, "overviewOf">;
  readonly #policy: Current<{ readonly verification: VerificationPolicy }>;

  constructor(
    store: Pick<VerificationStore, "overviewOf">,
    policy: Current<{ readonly verification: VerificationPolicy }>,
  ) {
    this.#store = store;
    this.#policy = policy;
  }

  /** Throws if there is no such trader: whoever asks is signed in. */
  async execute(traderId: TraderId): Promise<ViewedVerification> {
    const { tries, triesSeconds } = this.#policy().verification;
    const overview = await this.#store.overviewOf(traderId, triesSeconds);
    if (!overview) throw new Error(`The trader ${traderId} is signed in and not there`);
    const { level, isVerifiedCompany, demand, now } = overview;
    return {
      ...overview,
      label: levelLabel(level, isVerifiedCompany),
      blockedActions: blockedKycActions(level, demand, now),
      mostTries: tries,
      triesSeconds,
    };
  }
}
