import { Type, type Static } from "typebox";
import { closed, dataOf, view } from "../envelope.ts";
import { route } from "../route.ts";
import { OfferDraftDto } from "./offer-draft-dto.ts";

const draftFields = {
  id: Type.String(),
  version: Type.Integer(),
  /** What its owner does. */
  type: Type.Union([Type.Literal("buy"), Type.Literal("sell")]),
  cryptoCurrencyCode: Type.String(),
  fiatCurrencyCode: Type.String(),
  /** Of the payment method; empty while none is chosen. */
  paymentMethodName: Type.String(),
  savedAt: Type.String({ description: "ISO 8601, UTC" }),
  /** When it is removed, unless it is saved again. */
  keptUntil: Type.String(),
};

const draftLine = view("OfferDraftLine", draftFields);
const draftView = view("OfferDraft", {
  ...draftFields,
  /** What the form holds, as JSON. */
  content: Type.String(),
});

export type OfferDraftLine = Static<typeof draftLine>;
export type OfferDraftView = Static<typeof draftView>;

export const listOfferDrafts = route({
  id: "listOfferDrafts",
  method: "get",
  path: "/rest/v1/offer-drafts",
  summary: "Offers that one is still writing, the last saved first",
  access: "trader",
  answers: { 200: { description: "All of them", body: dataOf(Type.Array(draftLine)) } },
});

export const viewOfferDraft = route({
  id: "viewOfferDraft",
  method: "get",
  path: "/rest/v1/offer-drafts/{id}",
  summary: "An offer that one is still writing",
  access: "trader",
  answers: { 200: { description: "The draft", body: dataOf(draftView) } },
});

/** Nobody's change is overwritten: a draft that was changed elsewhere has another version. */
export const saveOfferDraft = route({
  id: "saveOfferDraft",
  method: "put",
  path: "/rest/v1/offer-drafts/{id}",
  summary: "Keep an offer that one is still writing, under an id of one's own",
  access: "trader",
  body: OfferDraftDto,
  mostBytes: 131_072,
  answers: {
    200: { description: "Its version now", body: dataOf(closed({ version: Type.Integer() })) },
  },
  refusals: ["draft_changed", "too_many_offer_drafts"],
});

export const removeOfferDraft = route({
  id: "removeOfferDraft",
  method: "delete",
  path: "/rest/v1/offer-drafts/{id}",
  summary: "Remove an offer that one is still writing",
  access: "trader",
  answers: {
    200: { description: "Removed", body: dataOf(closed({ isRemoved: Type.Boolean() })) },
  },
});

export const offerDraftRoutes = {
  listOfferDrafts,
  viewOfferDraft,
  saveOfferDraft,
  removeOfferDraft,
};
