import { Type, type Static } from "typebox";
import { giftCardTypes } from "../../../../domain/dispute/card-text.ts";
import { giftCardStatuses } from "../../../../domain/gift-card/gift-card.ts";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { AddGiftCardDto, ListGiftCardsDto } from "./saved-gift-card-dto.ts";

/** A gift card that its owner saved; of the code only the end is told. */
const savedGiftCard = view("SavedGiftCard", {
  id: Type.String(),
  type: Type.Enum(giftCardTypes),
  status: Type.Enum(giftCardStatuses),
  paymentMethod: closed({ slug: Type.String(), name: Type.String() }),
  info: Type.String(),
  /** Null once it is deleted. */
  codeEnd: orNull(Type.String()),
  /** In which it was shown last. */
  tradeId: orNull(Type.String()),
  addedAt: Type.String({ description: "ISO 8601, UTC" }),
});

export type SavedGiftCardView = Static<typeof savedGiftCard>;

export const listGiftCards = route({
  id: "listGiftCards",
  method: "get",
  path: "/rest/v1/gift-cards",
  summary: "Your gift cards, newest first; deleted ones only where their status is asked for",
  access: "trader",
  query: ListGiftCardsDto,
  answers: { 200: { description: "The cards", body: dataOf(Type.Array(savedGiftCard)) } },
});

export const addGiftCard = route({
  id: "addGiftCard",
  method: "post",
  path: "/rest/v1/gift-cards",
  summary: "Save a gift card, to pay with it later",
  access: "trader",
  body: AddGiftCardDto,
  answers: { 200: { description: "Saved", body: dataOf(closed({ id: Type.String() })) } },
  refusals: ["too_many_gift_cards"],
});

export const removeGiftCard = route({
  id: "removeGiftCard",
  method: "delete",
  path: "/rest/v1/gift-cards/{id}",
  summary: "Delete one of your gift cards, with its code",
  access: "trader",
  answers: { 200: { description: "Deleted", body: dataOf(closed({ id: Type.String() })) } },
  refusals: ["gift_card_in_use"],
});

export const savedGiftCardRoutes = { listGiftCards, addGiftCard, removeGiftCard };
