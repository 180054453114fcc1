import type { OfferId } from "../../domain/id/id.ts";
import { priceOffer } from "../../domain/offer/edit-offer.ts";
import type { OfferFailure } from "../../domain/offer/offer-failure.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import type { Actor } from "../actor/actor.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { OfferStore } from "../ports/offer-store.ts";
import type { OfferPositions } from "../ports/promotions.ts";
import type { ChangeRefusal, OfferDesk } from "./offer-desk.ts";
import { PriceOffer } from "./price-offer.ts";

/** A margin as typed, in percent, for one of the owner's offers. */
interface WantedMargin {
  readonly offerId: OfferId;
  readonly percent: string;
}

/** What becomes of one offer. */
export interface MarginOutcome {
  readonly offerId: OfferId;
  /** In the list of its coin and currency; undefined if it is not listed, or far behind. */
  readonly position: number | undefined;
  /** The same with the margin; undefined also where it is refused. */
  readonly positionAfter: number | undefined;
  readonly refusal:
    | { readonly code: "validation"; readonly failures: readonly OfferFailure[] }
    | ChangeRefusal
    | undefined;
}

/** How many offers are changed side by side: their prices go to the store together. */
const together = 50;

/**
 * Changes the margins of many offers: each for itself, so that what is wrong with one keeps no other
 * back. A preview changes nothing and tells where each would stand.
 */
export class ChangeMargins {
  readonly #offers: OfferStore;
  readonly #desk: OfferDesk;
  readonly #priceOffer: PriceOffer;
  readonly #positions: OfferPositions;
  readonly #prices: MarketPrices;

  constructor(
    offers: OfferStore,
    desk: OfferDesk,
    positions: OfferPositions,
    prices: MarketPrices,
  ) {
    this.#offers = offers;
    this.#desk = desk;
    this.#priceOffer = new PriceOffer(desk);
    this.#positions = positions;
    this.#prices = prices;
  }

  /** In the order of what was asked. */
  async execute(
    actor: Actor,
    wanted: readonly WantedMargin[],
    isPreview: boolean,
  ): Promise<readonly MarginOutcome[]> {
    const own = await this.#offers.listOwn(actor.traderId);
    const offers = new Map(own.map(({ offer }) => [offer.id, offer]));
    const judges = await this.#desk.judgesFor(actor.traderId);
    const outcomes: MarginOutcome[] = [];
    for (let first = 0; first < wanted.length; first += together) {
      const some = wanted.slice(first, first + together).map(async ({ offerId, percent }) => {
        const offer = offers.get(offerId);
        if (!offer) return unchanged(offerId, { code: "not_found" });
        const pricing = { kind: "margin", percent } as const;
        const judged = priceOffer(offer, pricing, judges);
        if (!judged.ok) return unchanged(offerId, judged.refusal);
        if (isPreview) return this.#preview(offer, judged.value);
        const { version } = offer;
        const changed = await this.#priceOffer.execute(actor, offerId, version, pricing);
        return unchanged(offerId, changed.ok ? undefined : changed.refusal);
      });
      outcomes.push(...(await Promise.all(some)));
    }
    return outcomes;
  }

  async #preview(before: Offer, { pricing }: Offer): Promise<MarginOutcome> {
    const market = this.#prices.quote(before.asset, before.currency)?.price.scaled;
    const rates = this.#prices.exchangeRates(before.asset, before.currency);
    const basisPoints = pricing.kind === "margin" ? pricing.basisPoints : undefined;
    const [position, positionAfter] = await Promise.all([
      this.#positions.positionOf(before.id, market, rates),
      this.#positions.positionOf(before.id, market, rates, basisPoints),
    ]);
    return { offerId: before.id, position, positionAfter, refusal: undefined };
  }
}

function unchanged(offerId: OfferId, refusal: MarginOutcome["refusal"]): MarginOutcome {
  return { offerId, position: undefined, positionAfter: undefined, refusal };
}
