import {
  judgeApplicant,
  judgeTerms,
  type ApplicationRefusal,
  type AppliedBadge,
} from "../../domain/badge-application/badge-application.ts";
import {
  parseModerationText,
  type ModerationTextRefusal,
} from "../../domain/offer/moderation-text.ts";
import type { ModerationPolicy } from "../../domain/offer/moderation.ts";
import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { BadgeApplications } from "../ports/badge-applications.ts";
import type { Current } from "../ports/current-policy.ts";
import type { VendorBond } from "./vendor-bond.ts";

interface ApplicationWish {
  readonly badge: AppliedBadge;
  readonly text: string;
  /** Of the vendor terms that were read; of no use for other badges. */
  readonly termsVersion: number | undefined;
}

/** A trader asks for a badge; a supermoderator or an admin decides. */
export class ApplyForBadge {
  readonly #applications: Pick<BadgeApplications, "own" | "keep">;
  readonly #bond: Pick<VendorBond, "isLeft">;
  readonly #offers: Current<OfferPolicy>;
  readonly #texts: Current<ModerationPolicy>;

  constructor(
    applications: Pick<BadgeApplications, "own" | "keep">,
    bond: Pick<VendorBond, "isLeft">,
    offers: Current<OfferPolicy>,
    texts: Current<ModerationPolicy>,
  ) {
    this.#applications = applications;
    this.#bond = bond;
    this.#offers = offers;
    this.#texts = texts;
  }

  async execute(
    { traderId }: Pick<Actor, "traderId">,
    { badge, text: typed, termsVersion = 0 }: ApplicationWish,
  ): Promise<Result<undefined, ApplicationRefusal | ModerationTextRefusal>> {
    const [{ applicant }, hasBond] = await Promise.all([
      this.#applications.own(traderId),
      this.#bond.isLeft(traderId),
    ]);
    const facts = { ...applicant(badge), hasBond };
    const judged = judgeApplicant(badge, facts, this.#offers().idLevel);
    if (!judged.ok) return judged;
    const terms = badge === "vendor" ? judgeTerms(termsVersion) : accept(undefined);
    if (!terms.ok) return terms;
    const text = parseModerationText(typed, this.#texts());
    if (!text.ok) return text;
    const kept = await this.#applications.keep({
      traderId,
      badge,
      text: text.value,
      termsVersion: badge === "vendor" ? termsVersion : undefined,
    });
    return kept ? accept(undefined) : refuse({ code: "application_open" });
  }
}
