import type { AcceptVendorTerms } from "../../../../application/badge-application/accept-vendor-terms.ts";
import type { ApplyForBadge } from "../../../../application/badge-application/apply-for-badge.ts";
import type {
  ApplicationsInView,
  ViewOwnApplications,
} from "../../../../application/badge-application/view-own-applications.ts";
import type { Actor } from "../../../../application/actor/actor.ts";
import { vendorTermsVersion } from "../../../../domain/badge-application/badge-application.ts";
import * as contract from "../../contract/badge-application/badge-application.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** What the routes call. */
interface BadgeApplicationUseCases {
  readonly viewOwnApplications: ViewOwnApplications;
  readonly applyForBadge: ApplyForBadge;
  readonly acceptVendorTerms: AcceptVendorTerms;
}

/** Applications for badges, and the terms of vendors. */
export function badgeApplicationRoutes(useCases: BadgeApplicationUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor) =>
    ok(present(await useCases.viewOwnApplications.execute(actor)));
  return [
    bind(contract.viewBadgeApplications).to(({ actor }) => show(actor)),
    bind(contract.applyForBadge).to(async ({ actor, body }) => {
      const { badge, text, terms_version: termsVersion } = body;
      const done = await useCases.applyForBadge.execute(actor, { badge, text, termsVersion });
      return done.ok ? show(actor) : { refusal: done.refusal.code };
    }),
    bind(contract.acceptVendorTerms).to(async ({ actor, body }) => {
      const done = await useCases.acceptVendorTerms.execute(actor, body.version);
      return done.ok ? show(actor) : { refusal: "terms_outdated" };
    }),
  ];
}

function present(own: ApplicationsInView): contract.BadgeApplicationsView {
  const { badges, applications, acceptedTerms } = own;
  return {
    vendorTerms: {
      version: vendorTermsVersion,
      acceptedVersion: acceptedTerms?.version ?? null,
      acceptedAt: acceptedTerms ? isoOf(acceptedTerms.at) : null,
    },
    badges: badges.map(({ badge, obstacle }) => ({ badge, obstacle: obstacle ?? null })),
    applications: applications.map(({ badge, at, decided }) => ({
      badge,
      at: isoOf(at),
      decided: decided ? { ...decided, at: isoOf(decided.at) } : null,
    })),
  };
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}
