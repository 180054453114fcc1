import { isTradedBy } from "../../domain/account/demo-account.ts";
import type { OfferId } from "../../domain/id/id.ts";
import { isOpenTo } from "../../domain/offer/special-offer.ts";
import type { Actor } from "../actor/actor.ts";
import type { OfferFeedback, OfferFeedbacks, OfferViews } from "../ports/offer-store.ts";

/** The page size (specification, section 9). */
const perPage = 10;

interface OfferFeedbackPage extends OfferFeedback {
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly hasNext: boolean;
}

/** Lists what partners said of the owner after trades on an offer, to whoever may see the offer. */
export class ListOfferFeedback {
  readonly #offers: Pick<OfferViews, "record">;
  readonly #feedbacks: OfferFeedbacks;

  constructor(offers: Pick<OfferViews, "record">, feedbacks: OfferFeedbacks) {
    this.#offers = offers;
    this.#feedbacks = feedbacks;
  }

  /** `page` counts from 1. Undefined when the reader sees no such offer. */
  async execute(
    offerId: OfferId,
    page: number,
    reader: Actor | undefined,
  ): Promise<OfferFeedbackPage | undefined> {
    const record = await this.#offers.record(offerId);
    if (!record || !isTradedBy(record.offer.asset, reader)) return undefined;
    const { offer, now } = record;
    const isOpen = isOpenTo(offer, { readerId: reader?.traderId, now });
    if (!isOpen && offer.ownerId !== reader?.traderId) return undefined;
    return this.ofSeen(offer, page);
  }

  /** A page of an offer that the reader was shown. */
  async ofSeen(
    offer: { readonly id: OfferId; readonly ownerId: string },
    page: number,
  ): Promise<OfferFeedbackPage> {
    const part = { offset: (page - 1) * perPage, limit: perPage };
    const found = await this.#feedbacks.ofOffer(offer, part);
    const total = found.positive + found.negative;
    return { ...found, total, page, perPage, hasNext: page * perPage < total };
  }
}
