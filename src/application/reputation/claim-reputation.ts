import { accept, refuse, type Result } from "../../domain/result/result.ts";
import {
  judgeClaim,
  judgeClaimant,
  proofText,
  type ClaimantRefusal,
  type ClaimFault,
  type ReputationClaim,
} from "../../domain/reputation/reputation-claim.ts";
import type { Actor } from "../actor/actor.ts";
import type { OwnReputation, Reputations } from "../ports/reputations.ts";

/** Traders show what they earned elsewhere: a moderator confirms that the profile there is theirs. */
export class ClaimReputation {
  readonly #reputations: Reputations;

  constructor(reputations: Reputations) {
    this.#reputations = reputations;
  }

  async view({ traderId, username }: Actor): Promise<{
    readonly proof: string;
    readonly claims: readonly OwnReputation[];
  }> {
    const claims = await this.#reputations.own(traderId);
    return { proof: proofText(username, traderId), claims };
  }

  async claim(
    { traderId }: Actor,
    typed: ReputationClaim,
  ): Promise<Result<undefined, ClaimFault | ClaimantRefusal>> {
    const judged = judgeClaim(typed, await this.#reputations.thisYear());
    if (!judged.ok) return judged;
    const claim = judged.value;
    return this.#reputations.keep(traderId, claim, (facts) => judgeClaimant(claim.market, facts));
  }

  async remove(
    { traderId }: Actor,
    id: number,
  ): Promise<Result<undefined, { readonly code: "not_found" }>> {
    const isGone = await this.#reputations.remove(traderId, id);
    return isGone ? accept(undefined) : refuse({ code: "not_found" });
  }
}
