import { cardRegionsOf, isBinOf } from "../../../domain/catalogue/card-numbers.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import { formFor } from "../../../domain/money/play-form.ts";
import type { CardLimits } from "../../../domain/offer/card-limits.ts";
import type { CashbackInput } from "../../../domain/offer/cashback.ts";
import type { OfferInput } from "../../../domain/offer/create-offer.ts";
import type { DutyHoursInput } from "../../../domain/offer/duty-hours.ts";
import type { ExchangePricingInput } from "../../../domain/offer/exchange-pricing.ts";
import type { PricingInput } from "../../../domain/offer/offer-numbers.ts";
import type { GatesInput } from "../../../domain/offer/offer-gates.ts";
import { hasLocation, type LocationInput } from "../../../domain/offer/offer-location.ts";
import type { ChosenArea, OfferSide, PaymentDetail } from "../../../domain/offer/offer.ts";
import type { TradeFlow } from "../../../domain/trade/trade.ts";
import { isAssetCode } from "../design/amount-text.ts";
import { filledLines, type DraftLine } from "../payment-lines/draft-line.ts";
import { flowOf } from "./draft-flow.ts";
import { proposedWindow } from "./proposed-window.ts";

/** An offer being written, every field as typed. */
export interface Draft {
  /** otc or silent-pool; empty: the usual market. */
  readonly area: "" | ChosenArea;
  /** What the owner does. */
  readonly side: OfferSide;
  readonly asset: AssetCode;
  readonly currency: string;
  /** A slug, or empty. */
  readonly method: string;
  readonly details: readonly DraftLine[];
  /** For sell offers: the id of a saved account in place of details; empty: none. */
  readonly savedAccount: string;
  readonly pricing: "margin" | "fixed" | "exchange";
  /** The margin without its sign, in percent. */
  readonly marginSize: string;
  readonly marginSign: "above" | "below";
  readonly fixedPrice: string;
  /** What the price follows, "kraken:last"; empty: nothing chosen. */
  readonly exchangeRate: string;
  readonly multiplier: string;
  /** Per coin; empty: no bound. */
  readonly rateFloor: string;
  readonly rateCeiling: string;
  /** Market prices of a coin outside which the offer is off; empty: no end. */
  readonly guardMin: string;
  readonly guardMax: string;
  /** Whether it comes back when the market does. */
  readonly guardReturns: boolean;
  readonly amounts: "range" | "predefined";
  readonly min: string;
  readonly max: string;
  readonly named: readonly string[];
  /** Empty: the default for the method. */
  readonly windowMinutes: string;
  /** In the offer's currency; empty: no cap. */
  readonly cap: string;
  readonly terms: string;
  readonly tradeDetails: string;
  readonly label: string;
  readonly tags: readonly string[];
  /** What numbers of accepted cards begin with; none: any. */
  readonly binCodes: readonly string[];
  /** Where accepted cards are from; none: anywhere. */
  readonly cardRegions: readonly string[];
  /** Where cash changes hands: a country, or empty. */
  readonly placeCountry: string;
  /** One of its regions. */
  readonly placeRegion: { readonly id: number; readonly name: string } | undefined;
  readonly placeCity: string;
  /** For sell offers only, in percent of the crypto; empty: none. */
  readonly cashback: string;
  /** In the offer's currency; empty: no bound. */
  readonly cashbackMost: string;
  /** For sell offers only. */
  readonly deferredEscrow: boolean;
  /** Whether that escrow is on the chain; absent: no. */
  readonly multisigEscrow?: boolean;
  /** By day; none: always there. */
  readonly dutyDays: readonly DutyDay[];
  readonly dutyZone: string;
  /** Whether nobody can start outside the duty hours. */
  readonly isDutyStrict: boolean;
  /** How trades go, where the method and the account allow it. */
  readonly flow: TradeFlow;
  /** Whether the owner buys the crypto with a gift card: only these are proposed. */
  readonly sellsCard: boolean;
  /** Only people whom the owner trusts. */
  readonly trustedOnly: boolean;
  /** Completed trades of a taker; empty: none. */
  readonly leastTrades: string;
  readonly verifiedId: boolean;
  readonly fullName: boolean;
  readonly signedInOnly: boolean;
  readonly withoutVpn: boolean;
  /** Whether takers may live in the chosen countries only, or anywhere but there. */
  readonly areCountriesAllowed: boolean;
  readonly countries: readonly string[];
  /** For sell offers only, in the offer's currency; empty: no limit. */
  readonly newBuyerMost: string;
}

/** Duty hours on one day, 1 being Monday, with times such as "09:30". */
export type DutyDay = DutyHoursInput["days"][number];

/** The time zone of this device. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** An empty draft, prefilled from the address (answers 18). */
export function newDraft(search: string, usualCurrency: string, isDemoAccount: boolean): Draft {
  const query = new URLSearchParams(search);
  const asset = query.get("crypto_currency_code") ?? "";
  const currency = query.get("currency") ?? "";
  return {
    side: query.get("type") === "buy" ? "buy" : "sell",
    asset: formFor(isDemoAccount, isAssetCode(asset) ? asset : "BTC"),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : usualCurrency,
    method: query.get("payment_method") ?? "",
    area: "",
    details: [],
    savedAccount: "",
    pricing: "margin",
    marginSize: "1",
    marginSign: query.get("type") === "buy" ? "below" : "above",
    fixedPrice: "",
    exchangeRate: "",
    multiplier: "1",
    rateFloor: "",
    rateCeiling: "",
    guardMin: "",
    guardMax: "",
    guardReturns: true,
    amounts: "range",
    min: "",
    max: "",
    named: [],
    windowMinutes: "",
    cap: "",
    terms: "",
    tradeDetails: "",
    label: "",
    tags: [],
    binCodes: [],
    cardRegions: [],
    placeCountry: "",
    placeRegion: undefined,
    placeCity: "",
    cashback: "",
    cashbackMost: "",
    deferredEscrow: false,
    dutyDays: [],
    dutyZone: ownZone(),
    isDutyStrict: false,
    flow: "default",
    sellsCard: false,
    trustedOnly: false,
    leastTrades: "",
    verifiedId: false,
    fullName: false,
    signedInOnly: false,
    withoutVpn: false,
    areCountriesAllowed: false,
    countries: [],
    newBuyerMost: "",
  };
}

/** The margin with its sign, as in the API: "-1.5". */
export function marginOf({
  marginSize,
  marginSign,
}: Pick<Draft, "marginSize" | "marginSign">): string {
  return marginSign === "below" ? `-${marginSize}` : marginSize;
}

/** The parts of a margin with its sign. */
export function marginParts(margin: string): Pick<Draft, "marginSize" | "marginSign"> {
  return margin.startsWith("-")
    ? { marginSize: margin.slice(1), marginSign: "below" }
    : { marginSize: margin, marginSign: "above" };
}

/** The payment window in minutes, chosen or by default. */
export function windowOf({ windowMinutes, method }: Draft): string {
  return windowMinutes || String(proposedWindow(method));
}

/** The non-empty lines that were typed; buyers are not paid, so they have none. */
export function detailsOf(draft: Draft): readonly PaymentDetail[] {
  const isTyped = draft.side === "sell" && draft.savedAccount === "";
  return isTyped ? filledLines(draft.details) : [];
}

/** The saved account that buyers pay to, if one was chosen. */
export function savedAccountOf({ side, savedAccount }: Draft): string | undefined {
  return side === "sell" && savedAccount !== "" ? savedAccount : undefined;
}

/** Whether the escrow is funded after the start; buyers fund none. */
export function isDeferred({ side, deferredEscrow }: Draft): boolean {
  return side === "sell" && deferredEscrow;
}

/** What buyers get on top. */
export function cashbackOf({ side, cashback, cashbackMost }: Draft): CashbackInput {
  const isGiven = side === "sell" && cashback !== "";
  return { percent: isGiven ? cashback : "", most: isGiven ? cashbackMost : "" };
}

/** Which cards are accepted, where the method has any. */
export function cardsOf({ method, binCodes, cardRegions }: Draft): CardLimits {
  const regions = cardRegionsOf(method);
  return {
    binCodes: binCodes.filter((code) => isBinOf(method, code)),
    regions: cardRegions.filter((region) => regions.includes(region)),
  };
}

/** Where cash changes hands, if the method is cash and the owner says where. */
export function locationOf(draft: Draft): LocationInput | undefined {
  const { method, placeCountry: country, placeRegion: region, placeCity: city } = draft;
  if (country === "" || !hasLocation(method)) return undefined;
  return { country, regionId: region?.id, region: region && { ...region, within: [] }, city };
}

/** When the owner is there; undefined: always. */
export function dutyHoursOf(draft: Draft): DutyHoursInput | undefined {
  const { dutyDays: days, dutyZone: timeZone, isDutyStrict: isStartRefused } = draft;
  return days.length === 0 ? undefined : { timeZone, days, isStartRefused };
}

/** Whom the draft lets take the offer. */
export function gatesOf(draft: Draft): GatesInput {
  const { trustedOnly, leastTrades, verifiedId, fullName, signedInOnly } = draft;
  const { withoutVpn, countries } = draft;
  return {
    trustedOnly,
    leastTrades: Number(leastTrades),
    verifiedId,
    fullName,
    signedInOnly,
    withoutVpn,
    countries: {
      isAllowed: draft.areCountriesAllowed && countries.length > 0,
      codes: countries,
    },
    newBuyerMost: draft.side === "sell" ? draft.newBuyerMost : "",
  };
}

/** The price as typed. */
export function pricingOf(draft: Parameters<typeof exchangeOf>[0] & PricedDraft): PricingInput {
  if (draft.pricing === "margin") return { kind: "margin", percent: marginOf(draft) };
  if (draft.pricing === "fixed") return { kind: "fixed", price: draft.fixedPrice };
  return exchangeOf(draft);
}

type PricedDraft = Pick<Draft, "pricing" | "marginSize" | "marginSign" | "fixedPrice">;

function exchangeOf(
  draft: Pick<Draft, "exchangeRate" | "multiplier" | "rateFloor" | "rateCeiling">,
): ExchangePricingInput {
  const [source = "", point = ""] = draft.exchangeRate.split(":");
  const { multiplier, rateFloor: floor, rateCeiling: ceiling } = draft;
  return { kind: "exchange", source, point, multiplier, floor, ceiling };
}

/** The draft in the form that the domain validates. */
export function inputOf(draft: Draft): OfferInput {
  return {
    side: draft.side,
    asset: draft.asset,
    currency: draft.currency,
    paymentMethod: draft.method,
    pricing: pricingOf(draft),
    amounts:
      draft.amounts === "range"
        ? { kind: "range", min: draft.min, max: draft.max }
        : { kind: "predefined", amounts: draft.named },
    terms: draft.terms,
    tradeDetails: draft.tradeDetails,
    paymentDetails: detailsOf(draft),
    savedAccountId: savedAccountOf(draft),
    label: draft.label,
    tags: draft.tags,
    windowMinutes: windowOf(draft),
    deferredEscrow: isDeferred(draft),
    cashback: cashbackOf(draft),
    cards: cardsOf(draft),
    location: locationOf(draft),
    dutyHours: dutyHoursOf(draft),
    flow: flowOf(draft),
    gates: gatesOf(draft),
    area: draft.area,
    guard: { least: draft.guardMin, most: draft.guardMax, comesBack: draft.guardReturns },
  };
}
