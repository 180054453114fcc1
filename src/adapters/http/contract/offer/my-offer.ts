import { Type } from "typebox";
import { closed, dataAndMetaOf, dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { AppealOfferDto } from "./appeal-offer-dto.ts";
import { EditOfferDto } from "./edit-offer-dto.ts";
import { ListMyOffersDto } from "./list-my-offers-dto.ts";
import { manualFeeRoutes } from "./manual-fee.ts";
import { marketDepthRoutes } from "./market-depth.ts";
import { offerCsvRoutes } from "./offer-csv.ts";
import { myOffer, myOfferListMeta } from "./my-offer-views.ts";
import { SetOfferCapDto } from "./offer-cap-dto.ts";
import { appealRefusalCodes, moderationTextCodes } from "./offer-refusals.ts";
import { OfferInputDto } from "./offer-input-dto.ts";
import { offerStandingRoutes } from "./offer-standing.ts";
import { silentPoolRoutes } from "./silent-pool.ts";
import {
  AllOffersStatusDto,
  OfferAmountDto,
  OfferFixedPriceDto,
  OfferMarginDto,
  OfferStatusDto,
} from "./quick-edit-dto.ts";

/** Terms and payment details at their longest, in an alphabet of four bytes a sign. */
export const offerMostBytes = 65_536;

const theOffer = { 200: { description: "The current offer", body: dataOf(myOffer) } };

const theOffers = {
  200: {
    description: "The offers of that type, newest first",
    body: dataAndMetaOf(Type.Array(myOffer), myOfferListMeta),
  },
};

const changeRefusals = ["offer_changed", "too_many_active_offers"] as const;

/** Creates an offer, active immediately. */
export const createOffer = route({
  id: "createOffer",
  method: "post",
  path: "/rest/v1/offers",
  summary: "Publish an offer",
  access: "trader",
  takesKey: true,
  body: OfferInputDto,
  mostBytes: offerMostBytes,
  answers: theOffer,
  refusals: ["too_many_active_offers", "vendor_terms_due"],
});

/** Replaces everything in an offer except its type, asset and currency. */
export const editOffer = route({
  id: "editOffer",
  method: "put",
  path: "/rest/v1/offers/{id}",
  summary:
    "Edit an offer of one's own; its type, asset and currency stay. Another account to pay to (`payment_details`) needs the password",
  access: "trader",
  body: EditOfferDto,
  mostBytes: offerMostBytes,
  answers: theOffer,
  refusals: [...changeRefusals, "proof_needed", "wrong_credentials", "wrong_code", "wrong_passkey"],
});

export const setOfferCap = route({
  id: "setOfferCap",
  method: "post",
  path: "/rest/v1/offers/{id}/offer-cap",
  summary: "Set or remove the total cap of an offer",
  access: "trader",
  body: SetOfferCapDto,
  answers: theOffer,
  refusals: [...changeRefusals, "feature_off"],
});

export const listMyOffers = route({
  id: "listMyOffers",
  method: "get",
  path: "/rest/v1/my-offers/list",
  summary: "One's own offers of one type",
  access: "trader",
  query: ListMyOffersDto,
  answers: theOffers,
});

/** One's own offer with everything that only its owner can see. */
export const viewMyOffer = route({
  id: "viewMyOffer",
  method: "get",
  path: "/rest/v1/my-offers/{hash}",
  summary: "One's own offer",
  access: "trader",
  answers: theOffer,
});

export const switchOffer = route({
  id: "switchOffer",
  method: "put",
  path: "/rest/v1/my-offers/{hash}/status",
  summary: "Turn an offer on or off",
  access: "trader",
  body: OfferStatusDto,
  answers: theOffer,
  refusals: [...changeRefusals, "vendor_terms_due"],
});

export const switchAllOffers = route({
  id: "switchAllOffers",
  method: "post",
  path: "/rest/v1/offer-manager/toggle-all-offers-state",
  summary: "Turn all of one's offers on or off",
  access: "trader",
  body: AllOffersStatusDto,
  answers: {
    200: {
      description: "How many offers are active, and how many were changed",
      body: dataOf(closed({ active: Type.Integer(), changed: Type.Integer() })),
    },
  },
  refusals: ["too_many_active_offers"],
});

export const changeOfferMargin = route({
  id: "changeOfferMargin",
  method: "put",
  path: "/rest/v1/my-offers/{hash}/margin",
  summary: "Set an offer's margin",
  access: "trader",
  body: OfferMarginDto,
  answers: theOffer,
  refusals: changeRefusals,
});

export const changeOfferFixedPrice = route({
  id: "changeOfferFixedPrice",
  method: "put",
  path: "/rest/v1/my-offers/{hash}/fixed-price",
  summary: "Set an offer's fixed price",
  access: "trader",
  body: OfferFixedPriceDto,
  answers: theOffer,
  refusals: changeRefusals,
});

export const changeOfferAmount = route({
  id: "changeOfferAmount",
  method: "put",
  path: "/rest/v1/my-offers/{hash}/amount",
  summary: "Change an offer's amounts",
  access: "trader",
  body: OfferAmountDto,
  answers: theOffer,
  refusals: changeRefusals,
});

/** Once, and in time (`moderation.appealWithinSeconds`). */
export const appealOffer = route({
  id: "appealOffer",
  method: "post",
  path: "/rest/v1/my-offers/{hash}/appeal",
  summary: "Appeal the rejection of an offer",
  access: "trader",
  body: AppealOfferDto,
  answers: theOffer,
  refusals: [...changeRefusals, ...appealRefusalCodes, ...moderationTextCodes],
});

export const deleteOffer = route({
  id: "deleteOffer",
  method: "delete",
  path: "/rest/v1/my-offers/{hash}",
  summary: "Delete an offer; active trades continue as agreed",
  access: "trader",
  answers: {
    200: { description: "Deleted", body: dataOf(closed({ idHashed: Type.String() })) },
  },
});

export const myOfferRoutes = {
  createOffer,
  editOffer,
  setOfferCap,
  listMyOffers,
  viewMyOffer,
  switchOffer,
  switchAllOffers,
  changeOfferMargin,
  changeOfferFixedPrice,
  changeOfferAmount,
  appealOffer,
  deleteOffer,
  ...offerStandingRoutes,
  ...manualFeeRoutes,
  ...silentPoolRoutes,
  ...marketDepthRoutes,
  ...offerCsvRoutes,
};
