import { Type, type Static } from "typebox";
import { appliedBadges } from "../../../../domain/badge-application/badge-application.ts";
import { closed, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { moderationTextCodes } from "../offer/offer-refusals.ts";
import { route } from "../route.ts";
import { AcceptVendorTermsDto } from "./accept-vendor-terms-dto.ts";
import { ApplyForBadgeDto } from "./apply-for-badge-dto.ts";
import { applicantCodes } from "./badge-application-refusals.ts";

const applicationsView = view("BadgeApplications", {
  vendorTerms: closed({
    version: Type.Integer({ description: "In force" }),
    acceptedVersion: orNull(Type.Integer()),
    acceptedAt: orNull(Type.String()),
  }),
  badges: Type.Array(
    closed({
      badge: oneOf(appliedBadges),
      obstacle: orNull(oneOf(applicantCodes)),
    }),
  ),
  applications: Type.Array(
    closed({
      badge: oneOf(appliedBadges),
      at: Type.String(),
      decided: orNull(
        closed({ isApproved: Type.Boolean(), words: Type.String(), at: Type.String() }),
      ),
    }),
    { description: "Newest first" },
  ),
});

export type BadgeApplicationsView = Static<typeof applicationsView>;

const theApplications = { 200: { description: "As they are now", body: dataOf(applicationsView) } };

export const viewBadgeApplications = route({
  id: "viewBadgeApplications",
  method: "get",
  path: "/rest/v1/badge-applications",
  summary: "The caller's applications for badges, and the vendor terms that they accepted",
  access: "trader",
  answers: theApplications,
});

export const applyForBadge = route({
  id: "applyForBadge",
  method: "post",
  path: "/rest/v1/badge-applications",
  summary: "Apply for the badge of vendors or ambassadors",
  access: "trader",
  body: ApplyForBadgeDto,
  answers: theApplications,
  refusals: [...applicantCodes, ...moderationTextCodes],
});

export const acceptVendorTerms = route({
  id: "acceptVendorTerms",
  method: "post",
  path: "/rest/v1/vendor-terms/accept",
  summary: "Accept the vendor terms in force",
  access: "trader",
  body: AcceptVendorTermsDto,
  answers: theApplications,
  refusals: ["terms_outdated"],
});

export const badgeApplicationRoutes = { viewBadgeApplications, applyForBadge, acceptVendorTerms };
