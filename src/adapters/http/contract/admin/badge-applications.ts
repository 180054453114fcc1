import { Type, type Static } from "typebox";
import { appliedBadges } from "../../../../domain/badge-application/badge-application.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { DecideBadgeApplicationDto } from "./decide-badge-application-dto.ts";
import { GiveBadgeDto } from "./give-badge-dto.ts";
import { ListDto } from "./list-dto.ts";
import { instant } from "./shared-views.ts";

const applicationView = view("BadgeApplication", {
  id: Type.String(),
  traderId: Type.String(),
  username: Type.String(),
  badge: oneOf(appliedBadges),
  heldBadge: Type.String(),
  level: Type.Number(),
  text: Type.String(),
  termsVersion: orNull(Type.Integer({ description: "Of the vendor terms that they accepted" })),
  at: instant,
  decided: orNull(
    closed({ isApproved: Type.Boolean(), words: Type.String(), by: Type.String(), at: instant }),
  ),
});

export type BadgeApplicationView = Static<typeof applicationView>;

const theApplication = { 200: { description: "The application now", body: applicationView } };

/** Filters: `q` (the beginning of a name), `badge`, `open` ("true" or "false"). */
export const listBadgeApplications = route({
  id: "listBadgeApplications",
  method: "get",
  path: "/admin/api/badge-applications",
  summary: "Applications for badges, who waits longest first; the total is in Content-Range",
  access: "staff",
  permission: "give_badges",
  query: ListDto,
  answers: { 200: { description: "Applications", body: Type.Array(applicationView) } },
});

export const viewBadgeApplication = route({
  id: "viewBadgeApplication",
  method: "get",
  path: "/admin/api/badge-applications/{id}",
  summary: "An application for a badge; reading it is logged",
  access: "staff",
  permission: "give_badges",
  answers: theApplication,
});

/** The use case checks who may give which badge. */
export const decideBadgeApplication = route({
  id: "decideBadgeApplication",
  method: "post",
  path: "/admin/api/people/{id}/badge-application",
  summary:
    "Approve an application, which gives the badge, or decline it; the applicant is told why",
  access: "staff",
  permission: "give_badges",
  body: DecideBadgeApplicationDto,
  takesKey: true,
  answers: theApplication,
  refusals: [
    "conflict_of_interest",
    "reason_needed",
    "application_decided",
    "badge_by_admin",
    "badge_held",
    "id_needed",
    "bond_needed",
  ],
});

export const giveBadge = route({
  id: "giveBadge",
  method: "post",
  path: "/admin/api/people/{id}/badge",
  summary: "Give a person a badge, or take away the one that staff gave",
  access: "staff",
  permission: "give_badges",
  body: GiveBadgeDto,
  takesKey: true,
  answers: {
    200: {
      description: "The badge that the person has now",
      body: closed({ id: Type.String(), badge: Type.String() }),
    },
  },
  refusals: ["conflict_of_interest", "reason_needed", "badge_by_admin", "badge_held"],
});

export const badgeApplicationContractRoutes = {
  listBadgeApplications,
  viewBadgeApplication,
  decideBadgeApplication,
  giveBadge,
};
