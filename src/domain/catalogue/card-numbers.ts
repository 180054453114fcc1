import { countryCodes } from "./countries.ts";
import { findPaymentMethod } from "./payment-methods.ts";

/**
 * What card numbers begin with (ISO/IEC 7812), as prefixes and spans of prefixes, for methods of a single
 * network. Cards of national networks are often of an international one, too: theirs can begin with anything.
 */
const beginnings: Readonly<Record<string, string>> = {
  "american-express": "34 37",
  "american-express-gift-card": "34 37",
  discover: "6011 644-649 65",
  jcb: "3528-3589",
  "mastercard-gift-card": "2221-2720 51-55",
  "mastercard-move": "2221-2720 51-55",
  "onevanilla-gift-card": "2221-2720 4 51-55",
  rupay: "353 356 508 60 65 81 82",
  "unionpay-card": "62 81",
  "visa-direct": "4",
  "visa-gift-card": "4",
};

/** Payment cards; other numbers are those of airlines, fuel and the like. */
const anyCard = "2-6 8-9";

/** Six digits, or eight as cards have them since 2022. */
const shape = /^\d{6}(?:\d{2})?$/;

/** Whether a card of the method can begin with these digits: the number of its issuer (BIN). */
export function isBinOf(slug: string, digits: string): boolean {
  if (!findPaymentMethod(slug)?.hasCardNumbers || !shape.test(digits)) return false;
  return (beginnings[slug] ?? anyCard).split(" ").some((span) => {
    const [first = "", last = first] = span.split("-");
    const begin = digits.slice(0, first.length);
    return begin >= first && begin <= last;
  });
}

const amazon = "amazon-gift-card";

/** Where Amazon has a store of its own, whose cards no other one takes. */
const amazonStores = "AE AU BE BR CA DE EG ES FR GB IE IN IT JP MX NL PL SA SE SG TR US ZA".split(
  " ",
);

/** The countries of which an offer by that method can choose: where the card is from. Empty: it cannot. */
export function cardRegionsOf(slug: string): readonly string[] {
  if (slug === amazon) return amazonStores;
  const method = findPaymentMethod(slug);
  if (!method?.hasCardNumbers) return [];
  return method.countries.length > 0 ? method.countries : countryCodes;
}

/** Whether its regions are those of Amazon's stores. */
export function hasAmazonRegions(slug: string): boolean {
  return slug === amazon;
}
