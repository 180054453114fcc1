import { guardOffer } from "../../domain/offer/price-guard.ts";
import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import { accept } from "../../domain/result/result.ts";
import type { Current } from "../ports/current-policy.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { GuardedOffers } from "../ports/offer-pauses.ts";
import type { OfferDesk } from "./offer-desk.ts";

/** How many offers in one round. */
const mostOffers = 1_000;

/** Turns offers off when the market leaves the band of their owners, and on when it is back. */
export class GuardPrices {
  readonly #offers: GuardedOffers;
  readonly #desk: Pick<OfferDesk, "change">;
  readonly #prices: Pick<MarketPrices, "quote">;
  readonly #policy: Current<OfferPolicy>;

  constructor(
    offers: GuardedOffers,
    desk: Pick<OfferDesk, "change">,
    prices: Pick<MarketPrices, "quote">,
    policy: Current<OfferPolicy>,
  ) {
    this.#offers = offers;
    this.#desk = desk;
    this.#prices = prices;
    this.#policy = policy;
  }

  /** Where the market is unknown, nothing changes. */
  async execute(): Promise<void> {
    const markets = (await this.#offers.pairs()).flatMap(
      ({ asset, currency }) => this.#prices.quote(asset, currency)?.price ?? [],
    );
    const { guardReturnBasisPoints } = this.#policy();
    for (const { ownerId, offerId } of await this.#offers.concerned(markets, mostOffers)) {
      await this.#desk.change({ traderId: ownerId }, offerId, undefined, ({ offer }, judges) =>
        accept(
          guardOffer(offer, judges.market(offer.asset, offer.currency), guardReturnBasisPoints),
        ),
      );
    }
  }
}
