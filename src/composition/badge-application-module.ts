import { ContainerModule } from "inversify";
import { VendorBond } from "../application/badge-application/vendor-bond.ts";
import { bondTokens } from "./bond-module.ts";
import { badgeDeskRoutes } from "../adapters/http/inbound/admin/badge-application-routes.ts";
import { badgeApplicationRoutes } from "../adapters/http/inbound/badge-application/badge-application-routes.ts";
import { PostgresBadgeApplications } from "../adapters/persistence/badge-application/postgres-badge-applications.ts";
import { AcceptVendorTerms } from "../application/badge-application/accept-vendor-terms.ts";
import { ApplyForBadge } from "../application/badge-application/apply-for-badge.ts";
import { DecideBadgeApplication } from "../application/badge-application/decide-badge-application.ts";
import { GiveBadge } from "../application/badge-application/give-badge.ts";
import { ListBadgeApplications } from "../application/badge-application/list-badge-applications.ts";
import { ViewBadgeApplication } from "../application/badge-application/view-badge-application.ts";
import { ViewOwnApplications } from "../application/badge-application/view-own-applications.ts";
import type { BadgeApplications } from "../application/ports/badge-applications.ts";
import { served, type Feature } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { policyTokens } from "./policy-module.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
export const badgeApplicationTokens = {
  applications: token<BadgeApplications>("badgeApplications"),
  vendorBond: token<VendorBond>("vendorBond"),
  viewOwnApplications: token<ViewOwnApplications>("viewOwnApplications"),
  applyForBadge: token<ApplyForBadge>("applyForBadge"),
  acceptVendorTerms: token<AcceptVendorTerms>("acceptVendorTerms"),
  listBadgeApplications: token<ListBadgeApplications>("listBadgeApplications"),
  viewBadgeApplication: token<ViewBadgeApplication>("viewBadgeApplication"),
  decideBadgeApplication: token<DecideBadgeApplication>("decideBadgeApplication"),
  giveBadge: token<GiveBadge>("giveBadge"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = badgeApplicationTokens;
  bind(t.applications).toResolvedValue(
    (pool, seal) => new PostgresBadgeApplications(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.vendorBond).toResolvedValue(
    (bonds, policy) => new VendorBond(bonds, policy),
    [bondTokens.bonds, policyTokens.whole],
  );
  bind(t.viewOwnApplications).toResolvedValue(
    (applications, bond, policy) => new ViewOwnApplications(applications, bond, policy),
    [t.applications, t.vendorBond, policyTokens.offer],
  );
  bind(t.applyForBadge).toResolvedValue(
    (applications, bond, offers, texts) => new ApplyForBadge(applications, bond, offers, texts),
    [t.applications, t.vendorBond, policyTokens.offer, policyTokens.moderation],
  );
  bind(t.acceptVendorTerms).toResolvedValue(
    (applications) => new AcceptVendorTerms(applications),
    [t.applications],
  );
  bind(t.listBadgeApplications).toResolvedValue(
    (applications) => new ListBadgeApplications(applications),
    [t.applications],
  );
  bind(t.viewBadgeApplication).toResolvedValue(
    (applications, audit) => new ViewBadgeApplication(applications, audit),
    [t.applications, staffTokens.auditLog],
  );
  bind(t.decideBadgeApplication).toResolvedValue(
    (applications, bond, policy) => new DecideBadgeApplication(applications, bond, policy),
    [t.applications, t.vendorBond, policyTokens.offer],
  );
  bind(t.giveBadge).toResolvedValue(
    (applications, switchAllOffers) => new GiveBadge(applications, switchAllOffers),
    [t.applications, offerTokens.switchAllOffers],
  );
});

/** Applications for badges, the terms of vendors, and the badges that staff give. */
export const badgeApplications: Feature = {
  module: parts,
  routes: () => [served(badgeApplicationRoutes, badgeApplicationTokens)],
  consoleRoutes: () => [
    served(badgeDeskRoutes, { ...badgeApplicationTokens, onceByKey: tokens.onceByKey }),
  ],
};
