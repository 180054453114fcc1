import type { AddGiftCard } from "../../../../application/gift-card/add-gift-card.ts";
import type { ListGiftCards } from "../../../../application/gift-card/list-gift-cards.ts";
import type { RemoveGiftCard } from "../../../../application/gift-card/remove-gift-card.ts";
import type { SavedGiftCard } from "../../../../application/ports/gift-card-store.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import { giftCardStatus, type GiftCardFault } from "../../../../domain/gift-card/gift-card.ts";
import * as contract from "../../contract/gift-card/saved-gift-card.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** What the routes of saved gift cards call. */
interface SavedGiftCardUseCases {
  readonly listGiftCards: ListGiftCards;
  readonly addGiftCard: AddGiftCard;
  readonly removeGiftCard: RemoveGiftCard;
}

/** Gift cards that a trader saved. */
export function savedGiftCardRoutes(useCases: SavedGiftCardUseCases): readonly BoundRoute[] {
  return [
    bind(contract.listGiftCards).to(async ({ actor, query }) => {
      const all = (await useCases.listGiftCards.execute(actor)).map(viewOf);
      const { status, "payment-method": slug } = query;
      return ok(
        all.filter(
          (card) =>
            (status === undefined ? card.status !== "deleted" : card.status === status) &&
            (slug === undefined || card.paymentMethod.slug === slug),
        ),
      );
    }),
    bind(contract.addGiftCard).to(async ({ actor, body }) => {
      const { payment_method: paymentMethod, type, info, code } = body;
      const added = await useCases.addGiftCard.execute(actor, { paymentMethod, type, info, code });
      if (added.ok) return ok({ id: added.value });
      const { refusal } = added;
      return refusal.code === "validation" ? invalid(refusal.faults) : { refusal: refusal.code };
    }),
    bind(contract.removeGiftCard).to(async ({ actor, parameters: { id } }) => {
      const removed = await useCases.removeGiftCard.execute(actor, id);
      return removed.ok ? ok({ id }) : { refusal: removed.refusal.code };
    }),
  ];
}

function viewOf(card: SavedGiftCard): contract.SavedGiftCardView {
  const { paymentMethod: slug, type, info, code } = card.details;
  return {
    id: card.id,
    type,
    status: giftCardStatus(card),
    paymentMethod: { slug, name: findPaymentMethod(slug)?.name ?? slug },
    info,
    codeEnd: code === undefined ? null : code.slice(-2),
    tradeId: card.tradeId ?? null,
    addedAt: new Date(card.addedAt).toISOString(),
  };
}

const words: Readonly<Record<GiftCardFault["code"], string>> = {
  unknown: "There is no such brand of gift cards.",
  text_too_short: "It is too short.",
  text_too_long: "It is too long.",
  text_unreadable: "It has characters that can't be read.",
};

function invalid(faults: readonly GiftCardFault[]) {
  const details = faults.map(({ field, code }) => ({ field, code, message: words[code] }));
  return { refusal: "validation", details } as const;
}
