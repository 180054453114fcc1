import { cardRegionsOf } from "../../domain/catalogue/card-numbers.ts";
import { countryCodes } from "../../domain/catalogue/countries.ts";
import { methodsIn } from "../../domain/catalogue/method-currencies.ts";
import { paymentMethods, type PaymentMethod } from "../../domain/catalogue/payment-methods.ts";
import { currencyOfRegion } from "../../domain/catalogue/region-currencies.ts";
import { regionIdOf } from "../../domain/catalogue/region-ids.ts";
import type { OfferInput } from "../../domain/offer/create-offer.ts";
import { noGates, type GatesInput } from "../../domain/offer/offer-gates.ts";
import { knownTags } from "../../domain/offer/offer-tags.ts";
import type { FiatCode } from "../../domain/money/fiat.ts";
import { demoLines } from "./demo-lines.ts";
import type { Draw } from "./seeded-draw.ts";

/** What a currency is worth, and whose offers they are. */
export interface MarketSize {
  readonly isVendor: boolean;
  /** How many units of the currency a US dollar costs. */
  readonly perDollar: (currency: FiatCode) => number;
}

/** Most offers are for Bitcoin and Tether. */
const coins = ["BTC", "BTC", "BTC", "USDT", "USDT", "ETH"] as const;
const windows = ["30", "30", "30", "45", "60", "90", "180", "1440"] as const;
const leastDollars = [10, 20, 20, 50, 100] as const;
const mostDollars = [150, 300, 500, 1_000, 2_500, 5_000, 8_000] as const;
/** What gift cards cost in the shop, in US dollars. */
const cardDollars = [
  ["10", "25", "50"],
  ["50", "100"],
  ["25", "50", "100", "200"],
] as const;

/** Methods of every currency that people use most. */
const usedEverywhere = [
  "wise",
  "revolut",
  "paypal",
  "skrill",
  "western-union",
  "bank-transfer",
  "debit-card",
];
/** Neither money nor cards. */
const inKind = ["litecoin", "dogecoin", "mobile-top-up", "bill-payment", "gold"];
const soldAsCards = ["amazon-gift-card", "steam-gift-card", "itunes-gift-card", "xbox-gift-card"];

const labels = [
  "online all day",
  "fast release",
  "no third party",
  "name must match",
  "first trade welcome",
  "answers in minutes",
  "weekdays 9 to 18",
  "regular trader",
  "no fees",
  "small amounts fine",
] as const;
const termsOfSellers = [
  "Pay from an account in your own name, and use only the trade number as the reference.",
  "Mark the trade as paid once the transfer is on its way. I release as soon as I see it.",
  "No third-party payments. Please don't write anything about crypto in the reference.",
  "Tell me in the chat which bank you pay from. I usually release within ten minutes.",
] as const;
const termsOfBuyers = [
  "I pay within ten minutes from an account in my own name.",
  "Have your payment details ready before you start. I pay at once.",
  "I send the receipt in the chat as soon as the payment is made.",
] as const;

/** Offers of one person in these currencies, no two for the same coin, side, currency and method. */
export function marketOffers(
  count: number,
  currencies: readonly FiatCode[],
  size: MarketSize,
  draw: Draw,
): readonly OfferInput[] {
  const offers = new Map<string, OfferInput>();
  for (let tries = 0; offers.size < count && tries < 20 * count; tries += 1) {
    const offer = offerIn(draw.from(currencies), size, draw);
    const { asset, side, currency, paymentMethod } = offer;
    const name = [asset, side, currency, paymentMethod].join(" ");
    if (!offers.has(name)) offers.set(name, offer);
  }
  return [...offers.values()];
}

function offerIn(currency: FiatCode, size: MarketSize, draw: Draw): OfferInput {
  const method = methodFor(currency, draw);
  const side = draw.below(10) < 6 ? "sell" : "buy";
  const sells = side === "sell";
  const perDollar = size.perDollar(currency);
  const isLarge = size.isVendor && method.groupId === bankTransfers && draw.oneIn(3);
  return {
    side,
    asset: draw.from(coins),
    currency,
    paymentMethod: method.slug,
    pricing: { kind: "margin", percent: percentFor(method, sells, draw) },
    ...(isLarge && { area: "otc" as const }),
    amounts: isLarge ? largeAmounts(perDollar) : amountsFor(method, perDollar, draw),
    terms: draw.from(sells ? termsOfSellers : termsOfBuyers),
    paymentDetails: sells ? demoLines(method.slug) : [],
    label: draw.oneIn(3) ? "" : draw.from(labels),
    tags: tagsFor(method, draw),
    windowMinutes: draw.from(windows),
    gates: gatesBy(draw, sells ? String(rounded(200 * perDollar)) : ""),
    ...(sells && method.groupId === giftCards && { flow: "gcc-auto" }),
    ...limitsOf(method, currency),
  };
}

/** Cards of some issuers or of one country, and cash in a country that pays in the currency. */
function limitsOf(
  { slug, groupId }: PaymentMethod,
  currency: FiatCode,
): Pick<OfferInput, "cards" | "location"> {
  if (slug === "debit-card") return { cards: { binCodes: issuers, regions: [] } };
  const country = countryCodes.find((code) => currencyOfRegion(code) === currency);
  const isStore = country !== undefined && cardRegionsOf(slug).includes(country);
  if (isStore) return { cards: { binCodes: [], regions: [country] } };
  if (groupId !== cash || country === undefined) return {};
  return currency === "EUR"
    ? { location: { country: "PT", regionId: porto.id, region: porto, city: "" } }
    : { location: { country, city: "" } };
}

const giftCards = 1;
const cash = 2;
const bankTransfers = 5;
const porto = { id: regionIdOf("PT-13"), name: "Porto", within: [] };
/** Numbers of two networks that no bank has. */
const issuers = ["400000", "510000"];

/** Most offers are open to everybody. */
function gatesBy(draw: Draw, newBuyerMost: string): GatesInput {
  if (draw.oneIn(8)) return { ...noGates, newBuyerMost };
  return {
    ...noGates,
    newBuyerMost: "",
    leastTrades: draw.oneIn(8) ? draw.from([1, 3, 5, 10]) : 0,
    verifiedId: draw.oneIn(8),
  };
}

/** Three in five by a method of the country, one by a card, the others by what is used everywhere. */
function methodFor(currency: FiatCode, draw: Draw): PaymentMethod {
  const local = methodsIn(currency).filter(({ currencies }) => currencies.length > 0);
  const kind = draw.below(10);
  if (draw.oneIn(25)) return methodNamed(draw.from(inKind));
  if (kind < 6 && local.length > 0) return draw.from(local);
  return methodNamed(draw.from(kind === 9 ? soldAsCards : usedEverywhere));
}

function methodNamed(slug: string): PaymentMethod {
  const method = paymentMethods.find((each) => each.slug === slug);
  if (!method) throw new TypeError(`no payment method ${slug}`);
  return method;
}

/** In percent with one decimal: what can be charged back costs more, cards much more. */
function percentFor({ groupId, isReversible }: PaymentMethod, sells: boolean, draw: Draw): string {
  const [from, to] = groupId === giftCards ? [40, 350] : isReversible ? [15, 90] : [1, 35];
  const tenths = from + draw.below(to - from);
  return `${sells ? "" : "-"}${Math.floor(tenths / 10)}.${tenths % 10}`;
}

function amountsFor(method: PaymentMethod, perDollar: number, draw: Draw): OfferInput["amounts"] {
  const local = (dollars: number) => String(rounded(dollars * perDollar));
  if (method.groupId === giftCards) {
    const values = draw.from(cardDollars).map((dollars) => local(Number(dollars)));
    return { kind: "predefined", amounts: [...new Set(values)] };
  }
  return { kind: "range", min: local(draw.from(leastDollars)), max: local(draw.from(mostDollars)) };
}

/** For the OTC desk, with room for what prices do. */
function largeAmounts(perDollar: number): OfferInput["amounts"] {
  const local = (dollars: number) => String(rounded(dollars * perDollar));
  return { kind: "range", min: local(20_000), max: local(80_000) };
}

/** To one digit, or to half of it, as people round: 1, 1.5, 2, 2.5, 3, 4 … times a power of ten. */
function rounded(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  const first = amount / power;
  const step = first < 3 ? 0.5 : 1;
  return Math.max(1, Math.round(Math.round(first / step) * step * power));
}

function tagsFor({ groupId }: PaymentMethod, draw: Draw): readonly string[] {
  const fitting = knownTags.filter(({ groups }) => groups.length === 0 || groups.includes(groupId));
  const some = Array.from({ length: draw.below(3) }, () => draw.from(fitting).name);
  return [...new Set(some)];
}
