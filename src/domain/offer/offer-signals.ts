import type { Price } from "../money/price.ts";
import { bannedPhrasesIn, staffTitlesIn } from "./banned-phrases.ts";
import type { Offer } from "./offer.ts";
import type { OfferPolicy } from "./offer-policy.ts";
import { distanceFromMarket } from "./offer-price.ts";

/** Something in an offer that a moderator should look at before others see it. */
export interface OfferSignal {
  readonly name: OfferSignalName;
  /** The match, as written in the offer; for a price, its distance in basis points. */
  readonly evidence: string;
}

export const offerSignalNames = [
  "link",
  "email",
  "phone",
  "handle",
  "phrase",
  "staff_name",
  "far_price",
] as const;
export type OfferSignalName = (typeof offerSignalNames)[number];

/** What leads away from the escrow. Each is fast on any text: every repetition is bounded. */
const patterns: readonly (readonly [OfferSignalName, RegExp])[] = [
  ["email", /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}\.[\p{L}\p{N}.-]{2,63}/gu],
  [
    "link",
    /(?:https?:\/\/|www\.)[^\s]{1,200}|(?<![@\p{L}\p{N}.-])[\p{L}\p{N}-]{1,63}\.(?:com|net|org|io|me|ru|cn|info|app|biz|xyz|link|gg|ly|site|online|top)(?![\p{L}\p{N}])[^\s]{0,200}/giu,
  ],
  ["phone", /(?:\+|(?<!\d)00)[1-9](?:[ ().-]{0,2}\d){7,14}/gu],
  ["handle", /(?<![\p{L}\p{N}._%+-])@[\p{L}_][\p{L}\p{N}_.]{2,31}/gu],
];

/** Zero-width characters, which would hide a word from a pattern but not from a person. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** The parts of an offer that are searched for signals. */
export type SignalledParts = Pick<
  Offer,
  "terms" | "tradeDetails" | "label" | "pricing" | "location"
>;

/** All signals in an offer; `market` is the current price, `followed` that of its exchange, if there is one. */
export function signalsOf(
  { terms, tradeDetails = "", label, pricing, location }: SignalledParts,
  market: Price | undefined,
  { farBasisPoints }: Pick<OfferPolicy, "farBasisPoints">,
  followed?: Price,
): readonly OfferSignal[] {
  const text = `${label}\n${terms}\n${tradeDetails}\n${location?.city ?? ""}`
    .normalize("NFKC")
    .replaceAll(unseen, "");
  const named = (name: OfferSignalName, evidence: readonly string[]) =>
    evidence.map((each): OfferSignal => ({ name, evidence: each }));
  const found = [
    ...patterns.flatMap(([name, pattern]) =>
      named(
        name,
        Array.from(text.matchAll(pattern), ([evidence]) => evidence),
      ),
    ),
    ...named("phrase", bannedPhrasesIn(text)),
    ...named("staff_name", [...staffTitlesIn(label, true), ...staffTitlesIn(terms, false)]),
  ];
  const distance = distanceFromMarket({ pricing }, market, followed);
  const isFar = distance !== undefined && (distance > farBasisPoints || distance < -farBasisPoints);
  return isFar ? [...found, { name: "far_price", evidence: String(distance) }] : found;
}

/** The signals that were not there before. */
export function newSignals(
  before: readonly OfferSignal[],
  after: readonly OfferSignal[],
): readonly OfferSignal[] {
  return after.filter(
    ({ name, evidence }) =>
      !before.some((each) => each.name === name && each.evidence === evidence),
  );
}
