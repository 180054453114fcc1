import { Type } from "typebox";
import { route } from "../route.ts";
import { moderationTextCodes } from "../offer/offer-refusals.ts";
import { ApproveOfferDto } from "./approve-offer-dto.ts";
import { ListDto } from "./list-dto.ts";
import { MarkOfferDto } from "./mark-offer-dto.ts";
import { offerModerationRefusalCodes } from "./offer-moderation-refusals.ts";
import { moderatedOfferCard, moderatedOfferView } from "./offer-views.ts";
import { RejectOfferDto } from "./reject-offer-dto.ts";

const theOffer = { 200: { description: "The current offer", body: moderatedOfferView } };
const refusals = [
  "conflict_of_interest",
  "offer_changed",
  ...offerModerationRefusalCodes,
  ...moderationTextCodes,
] as const;

/** Filters: `q`, `moderation` (1 to 4), `owner` (an id), `reported` and `waiting` ("true"). */
export const listModeratedOffers = route({
  id: "listModeratedOffers",
  method: "get",
  path: "/admin/api/offers",
  summary: "Offers, those waiting for a moderator first; the total is in Content-Range",
  access: "staff",
  permission: "read_offers",
  query: ListDto,
  answers: { 200: { description: "Offers", body: Type.Array(moderatedOfferCard) } },
});

export const viewModeratedOffer = route({
  id: "viewModeratedOffer",
  method: "get",
  path: "/admin/api/offers/{id}",
  summary: "An offer with its reports and decisions; reading it is logged",
  access: "staff",
  permission: "read_offers",
  answers: theOffer,
});

export const approveOffer = route({
  id: "approveOffer",
  method: "post",
  path: "/admin/api/offers/{id}/approve",
  summary: "Approve an offer and close its reports",
  access: "staff",
  permission: "moderate_offers",
  takesKey: true,
  body: ApproveOfferDto,
  answers: theOffer,
  refusals,
});

export const rejectOffer = route({
  id: "rejectOffer",
  method: "post",
  path: "/admin/api/offers/{id}/reject",
  summary: "Reject an offer and close its reports",
  access: "staff",
  permission: "moderate_offers",
  takesKey: true,
  body: RejectOfferDto,
  answers: theOffer,
  refusals,
});

/** At most three offers of a coin, currency and side are sticky. */
export const markOffer = route({
  id: "markOffer",
  method: "post",
  path: "/admin/api/offers/{id}/marks",
  summary: "Put an offer before others in lists, or back among them",
  access: "staff",
  permission: "moderate_offers",
  takesKey: true,
  body: MarkOfferDto,
  answers: theOffer,
  refusals: ["conflict_of_interest", "offer_changed", "too_many_sticky", ...moderationTextCodes],
});

export const moderatedOfferRoutes = {
  listModeratedOffers,
  viewModeratedOffer,
  approveOffer,
  rejectOffer,
  markOffer,
};
