import { Type, type Static } from "typebox";
import { lastSeenStatusView } from "../account/last-seen-view.ts";
import { closed, dataAndMetaOf, dataOf, orNull, view } from "../envelope.ts";
import { receivedFeedbackView } from "../feedback/received-feedback.ts";
import { claimFields } from "../reputation/reputation.ts";
import { dutyHoursView, offerCard } from "../offer/offer-views.ts";
import { pageMeta } from "../page-meta.ts";
import { route } from "../route.ts";
import { ListActiveOffersDto } from "./list-active-offers-dto.ts";
import { ListReceivedFeedbackDto } from "./list-received-feedback-dto.ts";

/**
 * A trader's data as the viewer may see it: no address, no number, no balance (answers 75); the name
 * for whom its owner chose.
 */
export const profileView = view("Profile", {
  id: Type.String(),
  username: Type.String(),
  /** Null: it is generated from the name. */
  avatarUrl: orNull(Type.String()),
  userBadge: Type.String(),
  bio: Type.String(),
  statusMessage: Type.String(),
  /** ISO 639-1. */
  vendorLanguages: Type.Array(Type.String()),
  /** When a vendor is there. */
  openingHours: dutyHoursView,
  /** All of their offers are off until then, ISO 8601, UTC; null: they are not on holiday. */
  holidayUntil: orNull(Type.String()),
  /** What moderators saw on other marketplaces; no part of the other figures. */
  importedReputation: Type.Array(closed({ ...claimFields, checkedAt: Type.String() })),
  fullName: orNull(Type.String({ description: "As much of it as they show the viewer" })),
  ipLocation: orNull(
    Type.String({
      description: "The country of their last network address, a guess; ISO 3166-1 alpha-2",
    }),
  ),
  phone: closed({
    isVerified: Type.Boolean(),
    countryCode: orNull(Type.String({ description: "Of a confirmed number, ISO 3166-1 alpha-2" })),
  }),
  /** What is confirmed; a level implies an ID or an address. */
  verification: closed({
    email: Type.Boolean(),
    phone: Type.Boolean(),
    id: Type.Boolean(),
    address: Type.Boolean(),
  }),
  trustedCount: Type.Integer({ description: "How many traders trust them" }),
  blockedCount: Type.Integer({ description: "How many traders blocked them" }),
  /** What the viewer thinks of them. */
  isTrusted: Type.Boolean(),
  isBlocked: Type.Boolean(),
  /** "Online", "5 minutes ago" … as specified. */
  lastSeen: Type.String(),
  /** success, warning or default. */
  lastSeenColor: Type.String(),
  lastSeenStatus: lastSeenStatusView,
  registered: Type.String({ description: "ISO 8601, UTC" }),
  totalTrades: Type.Integer(),
  totalPartners: Type.Integer(),
  /** In Bitcoin: the largest of 0, 0.1, 1, 10 and 100 that does not exceed it. */
  btcTraded: Type.String(),
  tradeVolume: Type.Array(closed({ name: Type.String(), value: Type.String() }), {
    description: "By coin, its class: at least so much, in whole coins",
  }),
  /** Of the last 30 days. */
  monthlyTradeStats: closed({
    trades: Type.Integer({ description: "That ended" }),
    completedPercent: orNull(Type.Integer({ description: "Rounded down; null without trades" })),
  }),
  releaseTimeMedianSeconds: orNull(
    Type.Integer({ description: 'From "paid" to the release; null with fewer than 3 releases' }),
  ),
  /** Trades that the viewer completed with them. */
  tradedWithYou: Type.Integer(),
  feedback: closed({
    positive: Type.Integer(),
    negative: Type.Integer(),
    /** All that were written; the two counts include each partner once per method and currency. */
    total: Type.Integer(),
    /** The latest. */
    items: Type.Array(receivedFeedbackView),
  }),
});

export type ProfileView = Static<typeof profileView>;

const theProfile = { 200: { description: "The trader", body: dataOf(profileView) } };

export const viewProfileByName = route({
  id: "viewProfileByName",
  method: "get",
  path: "/rest/v1/users/by-name/{username}",
  summary: "A trader by name",
  access: "anyone",
  answers: theProfile,
});

export const viewProfile = route({
  id: "viewProfile",
  method: "get",
  path: "/rest/v1/users/{id}",
  summary: "A trader by id or name",
  access: "anyone",
  answers: theProfile,
});

export const listReceivedFeedback = route({
  id: "listReceivedFeedback",
  method: "get",
  path: "/rest/v1/users/{username}/feedback",
  summary: "Feedback about a trader, newest first",
  access: "anyone",
  query: ListReceivedFeedbackDto,
  answers: {
    200: { description: "A page", body: dataAndMetaOf(Type.Array(receivedFeedbackView), pageMeta) },
  },
});

/** How many offers match, and how many there are for each visitor action. */
export const activeOffersMeta = view("ActiveOffersMeta", {
  total: Type.Integer(),
  buyCount: Type.Integer(),
  sellCount: Type.Integer(),
  nextOffset: orNull(Type.Integer()),
});

export const listActiveOffers = route({
  id: "listActiveOffers",
  method: "get",
  path: "/rest/v1/users/{username}/active-offers",
  summary: "A trader's offers",
  access: "anyone",
  query: ListActiveOffersDto,
  answers: {
    200: {
      description: "One page of offers",
      body: dataAndMetaOf(Type.Array(offerCard), activeOffersMeta),
    },
  },
});

/** After every route whose path has a literal where this one has the name. */
export const profileRoutes = {
  viewProfileByName,
  listReceivedFeedback,
  listActiveOffers,
  viewProfile,
};
