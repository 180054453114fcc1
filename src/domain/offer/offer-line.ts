import { formatFiat } from "../money/fiat.ts";
import { formatPrice } from "../money/price.ts";
import { formatBasisPoints } from "./basis-points.ts";
import type { OfferInput } from "./create-offer.ts";
import { timeText } from "./duty-hours.ts";
import { listSeparator, type OfferLine } from "./offer-csv.ts";
import type { AmountsInput, PricingInput } from "./offer-numbers.ts";
import { formatMultiplier } from "./exchange-pricing.ts";
import type { Offer, Pricing } from "./offer.ts";

/** An offer as its line in a file. */
export function lineOf(offer: Offer): OfferLine {
  const { pricing, amounts } = offer;
  const isRange = amounts.kind === "range";
  return {
    hash: offer.id,
    status: offer.active ? "active" : "inactive",
    type: offer.side,
    crypto_currency_code: offer.asset,
    currency: offer.currency,
    payment_method: offer.paymentMethod,
    margin: pricing.kind === "margin" ? formatBasisPoints(BigInt(pricing.basisPoints)) : "",
    fixed_price: pricing.kind === "fixed" ? formatPrice(pricing.price) : "",
    range_min: isRange ? formatFiat(amounts.min) : "",
    range_max: isRange ? formatFiat(amounts.max) : "",
    predefined_amount: isRange ? "" : amounts.amounts.map(formatFiat).join(listSeparator),
    window_minutes: String(Math.floor(offer.windowSeconds / 60)),
    label: offer.label,
    tags: offer.tags.join(listSeparator),
    terms: offer.terms,
    saved_account: offer.savedAccountId ?? "",
    ...(offer.multisigEscrow && { multisig_escrow: "yes" }),
  };
}

/** An offer as its owner would type it, with what a line of a file says in its place. */
export function typedOffer(offer: Offer | undefined, line: OfferLine): OfferInput {
  const kept = offer && typedAgain(offer);
  const has = (text: string | undefined): text is string => text !== undefined;
  const list = (text: string) =>
    text === "" ? [] : text.split(listSeparator).map((each) => each.trim());
  return {
    ...(kept ?? blank),
    ...(has(line.type) && { side: line.type }),
    ...(has(line.crypto_currency_code) && { asset: line.crypto_currency_code }),
    ...(has(line.currency) && { currency: line.currency }),
    ...(has(line.payment_method) && { paymentMethod: line.payment_method }),
    pricing: pricingOf(line) ?? kept?.pricing ?? blank.pricing,
    amounts: amountsOf(line, list) ?? kept?.amounts ?? blank.amounts,
    ...(has(line.window_minutes) && { windowMinutes: line.window_minutes }),
    ...(has(line.label) && { label: line.label }),
    ...(has(line.tags) && { tags: list(line.tags) }),
    ...(has(line.terms) && { terms: line.terms }),
    // The account of an offer that exists is changed in its form, where a proof is asked for.
    ...(!offer && line.saved_account && { savedAccountId: line.saved_account }),
    ...(line.multisig_escrow && { multisigEscrow: line.multisig_escrow === "yes" }),
  };
}

/** Whether a cell says yes or no, or leaves it as it is. */
export function isYesOrNo(cell: string | undefined): boolean {
  return cell === undefined || ["", "yes", "no"].includes(cell);
}

function pricingOf({ margin, fixed_price: price }: OfferLine): PricingInput | undefined {
  if (price !== undefined && price !== "") return { kind: "fixed", price };
  return margin === undefined || margin === "" ? undefined : { kind: "margin", percent: margin };
}

function amountsOf(
  { range_min: min, range_max: max, predefined_amount: named }: OfferLine,
  list: (text: string) => readonly string[],
): AmountsInput | undefined {
  if (named !== undefined && named !== "") return { kind: "predefined", amounts: list(named) };
  const isSaid = (min ?? "") !== "" || (max ?? "") !== "";
  return isSaid ? { kind: "range", min: min ?? "", max: max ?? "" } : undefined;
}

const blank: OfferInput = {
  side: "",
  asset: "",
  currency: "",
  paymentMethod: "",
  pricing: { kind: "margin", percent: "" },
  amounts: { kind: "range", min: "", max: "" },
  terms: "",
  paymentDetails: [],
  label: "",
  tags: [],
  windowMinutes: "",
};

function typedPricing(pricing: Pricing): PricingInput {
  switch (pricing.kind) {
    case "margin":
      return { kind: "margin", percent: formatBasisPoints(BigInt(pricing.basisPoints)) };
    case "fixed":
      return { kind: "fixed", price: formatPrice(pricing.price) };
    case "exchange": {
      const { kind, source, point, multiplierBasisPoints, floor, ceiling } = pricing;
      return {
        kind,
        source,
        point,
        multiplier: formatMultiplier(multiplierBasisPoints),
        floor: floor ? formatPrice(floor) : "",
        ceiling: ceiling ? formatPrice(ceiling) : "",
      };
    }
  }
}

/** Everything that its owner typed, as it is now. */
function typedAgain(offer: Offer): OfferInput {
  const { pricing, amounts, cashback, location, dutyHours, gates } = offer;
  const { newBuyerMost } = gates;
  return {
    side: offer.side,
    asset: offer.asset,
    currency: offer.currency,
    paymentMethod: offer.paymentMethod,
    pricing: typedPricing(pricing),
    amounts:
      amounts.kind === "range"
        ? { kind: "range", min: formatFiat(amounts.min), max: formatFiat(amounts.max) }
        : { kind: "predefined", amounts: amounts.amounts.map(formatFiat) },
    terms: offer.terms,
    tradeDetails: offer.tradeDetails ?? "",
    paymentDetails: offer.paymentDetails,
    savedAccountId: offer.savedAccountId,
    label: offer.label,
    tags: offer.tags,
    windowMinutes: String(Math.floor(offer.windowSeconds / 60)),
    flow: offer.flow,
    deferredEscrow: offer.deferredEscrow,
    multisigEscrow: offer.multisigEscrow ?? false,
    cashback: {
      percent: cashback ? formatBasisPoints(BigInt(cashback.basisPoints)) : "",
      most: cashback?.most ? formatFiat(cashback.most) : "",
    },
    ...(offer.cards && { cards: offer.cards }),
    location: location && {
      country: location.country,
      regionId: location.region?.id,
      region: location.region,
      city: location.city,
    },
    dutyHours: dutyHours && {
      timeZone: dutyHours.timeZone,
      days: dutyHours.spans.map(({ weekDay, from, to }) => ({
        day: weekDay,
        from: timeText(from),
        to: timeText(to),
      })),
      isStartRefused: dutyHours.isStartRefused,
    },
    gates: { ...gates, newBuyerMost: newBuyerMost ? formatFiat(newBuyerMost) : "" },
    area: offer.area,
    guard: offer.guard && {
      least: offer.guard.least ? formatPrice(offer.guard.least) : "",
      most: offer.guard.most ? formatPrice(offer.guard.most) : "",
      comesBack: offer.guard.comesBack,
    },
  };
}
