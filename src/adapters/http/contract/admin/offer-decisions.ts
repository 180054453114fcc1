import { Type } from "typebox";
import { orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { moderationTextCodes } from "../offer/offer-refusals.ts";
import { DecideOffersDto } from "./decide-offers-dto.ts";

const outcomeView = view("OfferDecisionOutcome", {
  id: Type.String(),
  isDone: Type.Boolean(),
  /** Why it was refused, with its sentence; null if it was done. */
  code: orNull(Type.String()),
  message: orNull(Type.String()),
});

/**
 * Each offer is decided on and logged by itself, as by its own route: one that is refused does not hold up
 * the others. Sent again under the same key, what was done is answered as done.
 */
export const decideOffers = route({
  id: "decideOffers",
  method: "post",
  path: "/admin/api/offers/decide",
  summary: "Approve or reject several offers for the same reason; says what became of each",
  access: "staff",
  permission: "moderate_offers",
  takesKey: true,
  body: DecideOffersDto,
  answers: {
    200: {
      description: "What became of each offer, in the order they were sent",
      body: Type.Array(outcomeView),
    },
  },
  refusals: moderationTextCodes,
});

export const offerDecisionRoutes = { decideOffers };
