import { countryCodes } from "../../domain/catalogue/countries.ts";
import { currencyOfRegion } from "../../domain/catalogue/region-currencies.ts";
import type { FiatCode } from "../../domain/money/fiat.ts";
import type { DemoAccount } from "./demo-accounts.ts";
import { marketOffers, type MarketSize } from "./market-offers.ts";
import { seededDraw, type Draw } from "./seeded-draw.ts";

/** Currencies of the demo's market; the more often one stands here, the more trade in it. */
const homes: readonly FiatCode[] = words(`
  EUR USD NGN EUR USD GBP INR NGN BRL EUR USD KES GHS ZAR MXN ARS COP INR CLP PEN PHP IDR
  VND THB GBP MYR SGD HKD CNY JPY KRW AUD NZD CAD CHF SEK NOK DKK PLN CZK HUF RON TRY UAH
  EGP AED SAR PKR BDT TZS UGX XOF
`);

const firstWords = words(`
  amber atlas bold calm cedar cobalt coral dawn delta ember fern harbor indigo ivory juno
  lunar maple nova olive polar
`);
const secondWords = words(`
  bridge cove falcon field garden grove hill island lake meadow otter pine raven ridge
  river stone swift trail valley willow
`);

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

const offersOfPerson = 12;
const offersOfVendor = 40;
/** One person in so many is a vendor. */
const vendorEvery = 20;

/**
 * The made-up traders of a demo's market with this many offers between them. The same number gives the
 * same people and offers, and a greater one the same people first.
 */
export function marketPeople(
  offers: number,
  size: Omit<MarketSize, "isVendor">,
): readonly DemoAccount[] {
  const people: DemoAccount[] = [];
  let left = offers;
  while (left > 0 && people.length < firstWords.length * secondWords.length) {
    const person = personOf(people.length, left, size);
    people.push(person);
    left -= person.offers.length;
  }
  return people;
}

function personOf(place: number, left: number, size: Omit<MarketSize, "isVendor">): DemoAccount {
  const draw = seededDraw(place + 1);
  const isVendor = place % vendorEvery === 0;
  const usual = isVendor ? offersOfVendor : offersOfPerson;
  const currencies = currenciesOf(place, isVendor, draw);
  return {
    username: usernameOf(place),
    level: draw.oneIn(5) ? 3 : 2,
    ...badgeAt(place),
    country: countryOf(currencies[0] ?? "USD", place),
    role: `trades ${currencies.join(", ")}`,
    offers: marketOffers(Math.min(left, usual), currencies, { ...size, isVendor }, draw),
  };
}

/** Vendors, and now and then somebody with another badge. */
function badgeAt(place: number): Pick<DemoAccount, "badge"> {
  if (place % vendorEvery === 0) return { badge: "vendor" };
  const badge = otherBadges[(place % vendorEvery) - 1];
  return badge ? { badge } : {};
}

const otherBadges = ["power_trader", "expert_trader", "operator"] as const;

/** Somewhere that their currency is used. */
function countryOf(currency: FiatCode, place: number): string {
  if (currency === "EUR") return euroCountries[place % euroCountries.length] ?? "PT";
  return countryCodes.find((code) => currencyOfRegion(code) === currency) ?? "US";
}

const euroCountries = ["PT", "ES", "DE", "FR", "IT", "NL", "FI", "IE"];

/** Neighbours in the list share neither of their words. */
function usernameOf(place: number): string {
  const first = firstWords[place % firstWords.length] ?? "";
  const shift = Math.floor(place / firstWords.length);
  const second = secondWords[(place + shift) % secondWords.length] ?? "";
  return `${first}_${second}`;
}

/** People trade their own currency, every third another one too; vendors trade six. */
function currenciesOf(place: number, isVendor: boolean, draw: Draw): readonly FiatCode[] {
  const home = homes[place % homes.length] ?? "USD";
  const others = isVendor ? 5 : draw.oneIn(3) ? 1 : 0;
  return [...new Set([home, ...Array.from({ length: others }, () => draw.from(homes))])];
}
