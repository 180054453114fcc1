import type { CountFacets } from "../../../../application/offer/count-facets.ts";
import type { FacetValue } from "../../../../application/ports/offer-facets.ts";
import { findCurrency } from "../../../../domain/catalogue/fiat-currencies.ts";
import { paymentMethodGroups } from "../../../../domain/catalogue/payment-method-groups.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import { knownTags } from "../../../../domain/offer/offer-tags.ts";
import type { FacetValueView, OfferFacetsView } from "../../contract/offer/offer-facets.ts";

type Counted = Extract<Awaited<ReturnType<CountFacets["execute"]>>, { readonly ok: true }>["value"];

const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** The counts with names. Groups are the sums of their methods. */
export function offerFacetsOf(counted: Counted): OfferFacetsView {
  const tagNames = new Map(knownTags.map(({ slug, name }) => [slug, name]));
  return {
    groups: groupsOf(counted.payment_method),
    paymentMethods: counted.payment_method.map((each) =>
      valueView(each, findPaymentMethod(each.value)?.name),
    ),
    currencies: counted.currency.map((each) => valueView(each, findCurrency(each.value)?.name)),
    countries: counted.country.map((each) => valueView(each, countryNames.of(each.value))),
    tags: counted.tag.map((each) => valueView(each, tagNames.get(each.value))),
  };
}

function valueView({ value, offers, isAtLeast }: FacetValue, name = value): FacetValueView {
  return { value, name, offers, isAtLeast };
}

function groupsOf(methods: readonly FacetValue[]): FacetValueView[] {
  return paymentMethodGroups
    .map(({ id, slug, name }) => {
      const own = methods.filter(({ value }) => findPaymentMethod(value)?.groupId === id);
      const offers = own.reduce((sum, each) => sum + each.offers, 0);
      return { value: slug, name, offers, isAtLeast: own.some(({ isAtLeast }) => isAtLeast) };
    })
    .filter(({ offers }) => offers > 0)
    .toSorted((one, other) => other.offers - one.offers);
}
