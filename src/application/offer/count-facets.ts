import { isDemoLevel } from "../../domain/account/demo-account.ts";
import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import { visitorType } from "../../domain/offer/offer.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { DollarPrices, MarketPrices } from "../ports/market-prices.ts";
import {
  facetNames,
  type FacetName,
  type FacetValue,
  type OfferFacets,
} from "../ports/offer-facets.ts";
import { cardsOf, methodsOf, ownersOf, type OfferWish, type WishRefusal } from "./offer-wish.ts";
import { soughtPairs } from "./sought-pairs.ts";

type Counted = { readonly [Name in FacetName]: readonly FacetValue[] };

/** The filters that a facet offers in place of those that are set. */
const ownFilters: { readonly [Name in FacetName]: readonly (keyof OfferWish)[] } = {
  payment_method: ["paymentMethod", "group"],
  currency: ["currency"],
  country: ["ownerCountry"],
  // An offer has all the tags that are asked for: another one is counted among what they leave.
  tag: [],
};

/** How long counts are kept, and how many of them. */
const keptMs = 60_000;
const mostKept = 500;

/**
 * Counts what a search would find by payment method, currency, country and tag: each among the offers that
 * all other filters leave. As in the total of a list, offers count that the visitor cannot take at the moment.
 */
export class CountFacets {
  readonly #facets: OfferFacets;
  readonly #prices: MarketPrices & DollarPrices;
  readonly #policy: Current<Pick<OfferPolicy, "idLevel">>;
  readonly #clock: () => number;
  readonly #kept = new Map<string, { readonly at: number; readonly counted: Promise<Counted> }>();

  /** The clock returns milliseconds since the epoch. */
  constructor(
    facets: OfferFacets,
    prices: MarketPrices & DollarPrices,
    policy: Current<Pick<OfferPolicy, "idLevel">>,
    clock: () => number,
  ) {
    this.#facets = facets;
    this.#prices = prices;
    this.#policy = policy;
    this.#clock = clock;
  }

  async execute(wish: OfferWish, reader: Actor | undefined): Promise<Result<Counted, WishRefusal>> {
    const searches: [FacetName, Parameters<OfferFacets["count"]>[0]][] = [];
    for (const name of facetNames) {
      const search = this.#searchOf(without(wish, ownFilters[name]), reader);
      if (!search.ok) return search;
      searches.push([name, search.value]);
    }
    const isDemo = isDemoLevel(reader?.level ?? 0);
    const key = JSON.stringify([wish, isDemo, wish.isOfBlocked ? reader?.traderId : undefined]);
    return accept(await this.#remembered(key, searches));
  }

  #remembered(
    key: string,
    searches: readonly [FacetName, Parameters<OfferFacets["count"]>[0]][],
  ): Promise<Counted> {
    const now = this.#clock();
    const kept = this.#kept.get(key);
    if (kept && now - kept.at < keptMs) return kept.counted;
    const counted = this.#count(searches);
    this.#kept.delete(key);
    this.#kept.set(key, { at: now, counted });
    // What failed is asked for again.
    counted.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    return counted;
  }

  /** One after the other: a visitor keeps one connection busy, not four. */
  async #count(
    searches: readonly [FacetName, Parameters<OfferFacets["count"]>[0]][],
  ): Promise<Counted> {
    const counted: Record<FacetName, readonly FacetValue[]> = {
      payment_method: [],
      currency: [],
      country: [],
      tag: [],
    };
    for (const [name, search] of searches) counted[name] = await this.#facets.count(search, name);
    return counted;
  }

  #searchOf(
    wish: OfferWish,
    reader: Actor | undefined,
  ): Result<Parameters<OfferFacets["count"]>[0], WishRefusal> {
    const methods = methodsOf(wish);
    if (!methods.ok) return methods;
    const owners = ownersOf(wish, this.#policy().idLevel, reader?.traderId);
    if (!owners.ok) return owners;
    const pairs = soughtPairs(wish, this.#prices, reader);
    if (!pairs.ok) return pairs;
    return accept({
      ownerSide: visitorType(wish.type),
      pairs: pairs.value,
      paymentMethods: methods.value,
      ...(owners.value && { owners: owners.value }),
      ...(wish.tags && { tags: wish.tags }),
      ...cardsOf(wish),
      ...(wish.locationId !== undefined && { regionId: wish.locationId }),
      ...(wish.isForNewBuyers && { isForNewBuyers: true }),
    });
  }
}

function without(wish: OfferWish, names: readonly (keyof OfferWish)[]): OfferWish {
  const kept = Object.entries(wish).filter(([name]) => !names.some((each) => each === name));
  return {
    ...(Object.fromEntries(kept) as Partial<OfferWish>),
    type: wish.type,
    limit: wish.limit,
  };
}
