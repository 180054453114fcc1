import type { OfferId, TraderId } from "../../domain/id/id.ts";
import type { OfferJudges, OfferRefusal } from "../../domain/offer/create-offer.ts";
import { nothingWithdrawn, type IsWithdrawn } from "../../domain/catalogue/catalogue-entry.ts";
import { differInPriceOnly } from "../../domain/offer/edit-offer.ts";
import { mostActiveOffers, type OfferPolicy } from "../../domain/offer/offer-policy.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import { accept, refuse, type Refusal, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { OfferChange, OfferStore, OwnOffer } from "../ports/offer-store.ts";
import { Busy } from "../ports/busy.ts";
import type { Current } from "../ports/current-policy.ts";

/**
 * Why an offer was not changed:
 *
 * - `not_found`: it does not exist, belongs to someone else, or is deleted; or it is a special offer,
 *   which is only withdrawn, never changed.
 * - `offer_changed`: the owner saw another version.
 * - `validation`: the refused fields.
 * - `too_many_active_offers`
 */
export type ChangeOfferRefusal = OfferRefusal | ChangeRefusal;

/** Why no rule was asked, or its result was not stored. */
export interface ChangeRefusal {
  readonly code: "not_found" | "offer_changed" | "too_many_active_offers";
}

/** What a rule makes of an offer: the next version; returning the same one changes nothing. */
export type JudgeOwnOffer<Refused extends Refusal = OfferRefusal> = (
  own: OwnOffer,
  judges: OfferJudges,
) => Result<Judged, Refused>;

/** What a rule decides about an offer. */
type Judged = Omit<OfferChange, "before" | "priceOnly">;

/** How often a change is retried before its owner is told to come back. */
const mostAttempts = 5;

/**
 * Entry point for owners' changes to offers: reads, has a rule decide, and stores over what was
 * read.
 */
export class OfferDesk {
  readonly #offers: OfferStore;
  readonly #prices: MarketPrices;
  readonly #policy: Current<OfferPolicy>;
  readonly #isWithdrawn: IsWithdrawn;
  readonly #hasMultisig: boolean;

  constructor(
    offers: OfferStore,
    prices: MarketPrices,
    policy: Current<OfferPolicy>,
    isWithdrawn: IsWithdrawn = nothingWithdrawn,
    hasMultisig = false,
  ) {
    this.#offers = offers;
    this.#prices = prices;
    this.#policy = policy;
    this.#isWithdrawn = isWithdrawn;
    this.#hasMultisig = hasMultisig;
  }

  /** What a trader's offers are checked against. */
  async judgesFor(traderId: TraderId): Promise<OfferJudges> {
    const owner = await this.#offers.owner(traderId);
    if (!owner) throw new TypeError(`There is no trader ${traderId}`);
    return {
      owner,
      policy: this.#policy(),
      usdCents: (fiat) => this.#prices.usdCents(fiat),
      market: (asset, currency) => this.#prices.quote(asset, currency)?.price,
      isWithdrawn: this.#isWithdrawn,
      hasMultisig: this.#hasMultisig,
      exchangeRates: (asset, currency) => this.#prices.exchangeRates(asset, currency),
    };
  }

  /** Changes one offer; `seenVersion` is the version that the owner saw, if given. */
  async change<Refused extends Refusal = OfferRefusal>(
    actor: Pick<Actor, "traderId">,
    offerId: OfferId,
    seenVersion: number | undefined,
    judge: JudgeOwnOffer<Refused>,
  ): Promise<Result<Offer, Refused | ChangeRefusal>> {
    const changed = await this.changeOwn(actor, offerId, seenVersion, judge);
    return changed.ok ? accept(changed.value.offer) : changed;
  }

  /** The same, with what else its owner sees of it, as it was read before the change. */
  async changeOwn<Refused extends Refusal = OfferRefusal>(
    { traderId }: Pick<Actor, "traderId">,
    offerId: OfferId,
    seenVersion: number | undefined,
    judge: JudgeOwnOffer<Refused>,
  ): Promise<Result<OwnOffer, Refused | ChangeRefusal>> {
    const asked = this.judgesFor(traderId);
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const [judges, own] = await Promise.all([asked, this.#offers.own(traderId, offerId)]);
      if (!own) return refuse({ code: "not_found" });
      if (seenVersion !== undefined && seenVersion !== own.offer.version) {
        return refuse({ code: "offer_changed" });
      }
      const judged = judge(own, judges);
      if (!judged.ok) return judged;
      if (own.offer.special && !judged.value.deleted) return refuse({ code: "not_found" });
      const stored = await this.#store(judges, [[own, judged.value]]);
      if (stored === "too_many_active_offers") return refuse({ code: stored });
      if (stored === "stored") return accept({ ...own, offer: judged.value.offer });
    }
    throw new Busy("The same offer was changed by others again and again");
  }

  /**
   * Changes all of a trader's offers at once; returns how many. Offers that a rule refuses stay as
   * they are.
   */
  async changeAll(
    { traderId }: Pick<Actor, "traderId">,
    judge: JudgeOwnOffer<Refusal>,
  ): Promise<Result<number, { readonly code: "too_many_active_offers" }>> {
    const judges = await this.judgesFor(traderId);
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const changes = (await this.#offers.listOwn(traderId)).flatMap((own) => {
        const judged = judge(own, judges);
        const isChanged = judged.ok && judged.value.offer !== own.offer;
        return isChanged ? [[own, judged.value] as const] : [];
      });
      const stored = await this.#store(judges, changes);
      if (stored === "too_many_active_offers") return refuse({ code: stored });
      if (stored === "stored") return accept(changes.length);
    }
    throw new Busy("The same offers were changed by others again and again");
  }

  async #store(
    { owner, policy }: OfferJudges,
    changes: readonly (readonly [before: OwnOffer, after: Judged])[],
  ) {
    const real = changes
      .filter(([before, { offer }]) => offer !== before.offer)
      .map(([before, change]) => ({
        ...change,
        before,
        priceOnly: !change.cap && !change.deleted && differInPriceOnly(before.offer, change.offer),
      }));
    if (real.length === 0) return "stored";
    return this.#offers.store(owner.id, real, mostActiveOffers(owner, policy));
  }
}
