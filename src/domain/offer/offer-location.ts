import { cityIdOf } from "../catalogue/city-ids.ts";
import { isCountry } from "../catalogue/countries.ts";
import { findPaymentMethod } from "../catalogue/payment-methods.ts";
import { bad, good, type Judged } from "./offer-failure.ts";
import { judgeText } from "./offer-texts.ts";

/** Where the cash of an offer changes hands. */
export interface OfferLocation {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Undefined: anywhere in the country. */
  readonly region: LocationRegion | undefined;
  /** In the owner's words; empty: anywhere there. */
  readonly city: string;
}

/** A part of a country, from the catalogue of places. */
export interface LocationRegion {
  readonly id: number;
  readonly name: string;
  /** The regions that it is a part of. */
  readonly within: readonly number[];
}

/** A location as its owner enters it. */
export interface LocationInput {
  readonly country: string;
  readonly regionId?: number | undefined;
  /** What the catalogue says of `regionId`; undefined if it is no region of the country. */
  readonly region?: LocationRegion | undefined;
  readonly city: string;
}

/** Methods by which people meet, or go to a counter. */
const cashGroup = 2;
const cityLength = 60;

/** Checks where the cash of an offer by that method changes hands. */
export function judgeLocation(
  input: LocationInput | undefined,
  { paymentMethod }: { readonly paymentMethod: string },
): Judged<OfferLocation | undefined> {
  if (!input) return good(undefined);
  const field = "location";
  const { country, regionId, region } = input;
  if (!hasLocation(paymentMethod)) return bad({ field, code: "not_for_method" });
  if (!isCountry(country)) return bad({ field, code: "unknown" });
  if (regionId !== region?.id) return bad({ field, code: "unknown" });
  if (/\p{Cc}/u.test(input.city.trim())) return bad({ field, code: "not_plain_text" });
  const city = judgeText(field, input.city, cityLength);
  return city.ok ? good({ country, region, city: city.value }) : city;
}

/** Whether offers by that method can say where. */
export function hasLocation(paymentMethod: string): boolean {
  return findPaymentMethod(paymentMethod)?.groupId === cashGroup;
}

/** The city, and the regions, by which an offer is found. */
export function placeIdsOf(location: OfferLocation | undefined): readonly number[] {
  if (!location) return [];
  const { country, region, city } = location;
  const cityId = cityIdOf(country, region?.id, city);
  return [
    ...(cityId === undefined ? [] : [cityId]),
    ...(region ? [region.id, ...region.within] : []),
  ];
}

/** "Porto, Norte, Portugal": empty parts are left out (specification, section 3). */
export function locationText(
  { city, region }: Pick<LocationInput, "city" | "region">,
  countryName: string,
): string {
  return [city, region?.name ?? "", countryName].filter(Boolean).join(", ");
}
