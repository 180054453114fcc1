import {
  appliedBadges,
  judgeApplicant,
  type ApplicationRefusal,
  type AppliedBadge,
} from "../../domain/badge-application/badge-application.ts";
import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import type { Actor } from "../actor/actor.ts";
import type { BadgeApplications, OwnApplications } from "../ports/badge-applications.ts";
import type { Current } from "../ports/current-policy.ts";

/** A trader's applications, and for which badges they may apply now. */
export interface ApplicationsInView extends Pick<
  OwnApplications,
  "acceptedTerms" | "applications"
> {
  readonly badges: readonly {
    readonly badge: AppliedBadge;
    /** Why they may not; undefined where they may. */
    readonly obstacle: ApplicationRefusal["code"] | undefined;
  }[];
}

/** Shows a trader their applications, the terms they accepted, and what they may apply for. */
export class ViewOwnApplications {
  readonly #applications: Pick<BadgeApplications, "own">;
  readonly #policy: Current<OfferPolicy>;

  constructor(applications: Pick<BadgeApplications, "own">, policy: Current<OfferPolicy>) {
    this.#applications = applications;
    this.#policy = policy;
  }

  async execute({ traderId }: Pick<Actor, "traderId">): Promise<ApplicationsInView> {
    const { applicant, ...own } = await this.#applications.own(traderId);
    const { idLevel } = this.#policy();
    const badges = appliedBadges.map((badge) => {
      const judged = judgeApplicant(badge, applicant(badge), idLevel);
      return { badge, obstacle: judged.ok ? undefined : judged.refusal.code };
    });
    return { ...own, badges };
  }
}
