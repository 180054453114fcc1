import { Type, type Static } from "typebox";
import { lastSeenStatusView } from "../account/last-seen-view.ts";
import { closed, dataAndMetaOf, dataOf, orNull, view } from "../envelope.ts";
import { pageMeta } from "../page-meta.ts";
import { route } from "../route.ts";
import { ChangeRelationDto } from "./change-relation-dto.ts";
import { ListContactsDto } from "./list-contacts-dto.ts";

/** What the caller thinks of another trader. */
const relationView = view("Relation", {
  username: Type.String(),
  isTrusted: Type.Boolean(),
  isBlocked: Type.Boolean(),
});

export type RelationView = Static<typeof relationView>;

/** Another trader on a list of the caller. */
const contactView = view("Contact", {
  user: closed({
    ...relationView.properties,
    /** Null: it is generated from the name. */
    avatarUrl: orNull(Type.String()),
    userBadge: Type.String(),
    lastSeen: Type.String(),
    /** success, warning or default. */
    lastSeenColor: Type.String(),
    lastSeenStatus: lastSeenStatusView,
    feedbackPositive: Type.Integer(),
    feedbackNegative: Type.Integer(),
  }),
  completedTrades: Type.Integer({ description: "With the caller" }),
  lastTrade: orNull(
    closed({ id: Type.String(), startedAt: Type.String({ description: "ISO 8601, UTC" }) }),
  ),
});

export type ContactView = Static<typeof contactView>;

const theRelation = {
  200: { description: "The relation now", body: dataOf(relationView) },
};

const change = {
  path: "/rest/v1/users/{username}/relations",
  access: "trader",
  body: ChangeRelationDto,
  answers: theRelation,
  refusals: ["own_relation"],
} as const;

/** A second time changes nothing. Who is blocked is no longer trusted, and the reverse. */
export const changeRelation = route({
  id: "changeRelation",
  method: "put",
  summary: "Trust or block a trader, or no longer",
  ...change,
});

export const changeRelationByPost = route({
  id: "changeRelationByPost",
  method: "post",
  summary: "Trust or block a trader, or no longer (the same as by PUT)",
  ...change,
});

const aPage = {
  access: "trader",
  method: "get",
  query: ListContactsDto,
  answers: {
    200: { description: "A page", body: dataAndMetaOf(Type.Array(contactView), pageMeta) },
  },
} as const;

export const listRecentPartners = route({
  id: "listRecentPartners",
  path: "/rest/v1/users/me/contacts/recent-trades",
  summary: "Partners of the caller's latest trades, the latest first",
  ...aPage,
});

export const listTrusted = route({
  id: "listTrusted",
  path: "/rest/v1/users/me/contacts/trusted-list",
  summary: "Traders that the caller trusts, the latest first",
  ...aPage,
});

export const listBlocked = route({
  id: "listBlocked",
  path: "/rest/v1/users/me/contacts/blocked-list",
  summary: "Traders that the caller blocked, the latest first",
  ...aPage,
});

export const contactRoutes = {
  changeRelation,
  changeRelationByPost,
  listRecentPartners,
  listTrusted,
  listBlocked,
};
