import type { AssetCode } from "../../../domain/money/asset.ts";
import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import { assetOfCode } from "../design/amount-text.ts";
import { newLine } from "../payment-lines/draft-line.ts";
import { marginParts, ownZone, type Draft } from "./draft.ts";
import type { PriceDraft } from "./price-fields.tsx";
import { proposedWindow } from "./proposed-window.ts";

/** The draft of a stored offer, without changes. */
export function draftOf(offer: MyOfferView): Draft {
  const { predefinedAmounts: named } = offer;
  const isProposed = offer.windowMinutes === proposedWindow(offer.paymentMethod.slug);
  return {
    area: offer.area === "gift-cards" ? "" : (offer.area ?? ""),
    side: offer.type,
    method: offer.paymentMethod.slug,
    details:
      offer.savedAccount === null
        ? offer.paymentDetails.map(({ label, value }) => newLine(label, value))
        : [],
    savedAccount: offer.savedAccount ?? "",
    ...pricedDraftOf(offer),
    guardMin: withoutZeros(offer.priceGuard?.min ?? ""),
    guardMax: withoutZeros(offer.priceGuard?.max ?? ""),
    guardReturns: offer.priceGuard?.comesBack ?? true,
    amounts: named.length > 0 ? "predefined" : "range",
    min: withoutZeros(offer.fiatAmountRangeMin ?? ""),
    max: withoutZeros(offer.fiatAmountRangeMax ?? ""),
    named: named.map(withoutZeros),
    windowMinutes: isProposed ? "" : String(offer.windowMinutes),
    cap: withoutZeros(offer.cap?.amount ?? ""),
    terms: offer.terms,
    tradeDetails: offer.tradeDetails,
    label: offer.label,
    tags: offer.tags,
    binCodes: offer.binCodes,
    cardRegions: offer.cardRegions,
    placeCountry: offer.location?.country ?? "",
    placeRegion: placeRegionOf(offer),
    placeCity: offer.location?.city ?? "",
    cashback: offer.cashbackPercent ?? "",
    cashbackMost: withoutZeros(offer.cashbackMaxValue ?? ""),
    deferredEscrow: offer.deferredEscrow,
    multisigEscrow: offer.multisigEscrow,
    dutyDays: offer.dutyHours?.days ?? [],
    dutyZone: offer.dutyHours?.timezone ?? ownZone(),
    isDutyStrict: offer.dutyHours?.areStartsRefused ?? false,
    flow: offer.flowType,
    sellsCard: false,
    trustedOnly: offer.showOnlyTrustedUser,
    leastTrades: offer.requireMinPastTrades === 0 ? "" : String(offer.requireMinPastTrades),
    verifiedId: offer.requireVerifiedId,
    fullName: offer.requireFullNameVisibility,
    signedInOnly: offer.isAnonymousUserRestricted,
    withoutVpn: offer.isVpnRefused,
    areCountriesAllowed: offer.allowedCountries.length > 0,
    countries: [...offer.allowedCountries, ...offer.blockedCountries],
    newBuyerMost: withoutZeros(offer.newBuyerMaxFiatLimit ?? ""),
  };
}

/** What defines the price of a stored offer. */
export function pricedDraftOf(
  offer: MyOfferView,
): PriceDraft & { asset: AssetCode; currency: string } {
  return {
    asset: assetOfCode(offer.cryptoCurrencyCode),
    currency: offer.fiatCurrencyCode,
    pricing: offer.rateFormula ? "exchange" : offer.margin === null ? "fixed" : "margin",
    ...marginParts(offer.margin ?? "0"),
    fixedPrice: withoutZeros(offer.fixedPrice ?? ""),
    ...exchangeParts(offer),
  };
}

function exchangeParts({
  rateFormula: formula,
}: MyOfferView): Pick<Draft, "exchangeRate" | "multiplier" | "rateFloor" | "rateCeiling"> {
  return {
    exchangeRate: formula ? `${formula.source}:${formula.pricePoint}` : "",
    multiplier: formula?.multiplier ?? "1",
    rateFloor: withoutZeros(formula?.floor ?? ""),
    rateCeiling: withoutZeros(formula?.ceiling ?? ""),
  };
}

function placeRegionOf({ location }: MyOfferView): Draft["placeRegion"] {
  if (location === null || location.locationId === null) return undefined;
  return { id: location.locationId, name: location.region };
}

/** An amount as a user would type it: "20", not "20.00". */
export function withoutZeros(amount: string): string {
  return amount.replace(/\.0+$/, "");
}
