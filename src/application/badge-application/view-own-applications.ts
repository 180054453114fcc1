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
import type { VendorBond } from "./vendor-bond.ts";

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
  readonly #bond: Pick<VendorBond, "isLeft">;
  readonly #policy: Current<OfferPolicy>;

  constructor(
    applications: Pick<BadgeApplications, "own">,
    bond: Pick<VendorBond, "isLeft">,
    policy: Current<OfferPolicy>,
  ) {
    this.#applications = applications;
    this.#bond = bond;
    this.#policy = policy;
  }

  async execute({ traderId }: Pick<Actor, "traderId">): Promise<ApplicationsInView> {
    const [{ applicant, ...own }, hasBond] = await Promise.all([
      this.#applications.own(traderId),
      this.#bond.isLeft(traderId),
    ]);
    const { idLevel } = this.#policy();
    const badges = appliedBadges.map((badge) => {
      const judged = judgeApplicant(badge, { ...applicant(badge), hasBond }, idLevel);
      return { badge, obstacle: judged.ok ? undefined : judged.refusal.code };
    });
    return { ...own, badges };
  }
}
