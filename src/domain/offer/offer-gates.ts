import { isCountry } from "../catalogue/countries.ts";
import { parseFiat, type Fiat, type FiatCode } from "../money/fiat.ts";
import { bad, good, type Judged, type OfferFailure } from "./offer-failure.ts";

/** Whom the owner of an offer lets take it. */
export interface OfferGates {
  /** Only people whom the owner trusts. */
  readonly trustedOnly: boolean;
  /** How many trades a taker must have completed; zero lets in everybody. */
  readonly leastTrades: number;
  /** Only people whose ID is verified. */
  readonly verifiedId: boolean;
  /** Only people who show the owner their full name. */
  readonly fullName: boolean;
  /** Visitors have to sign in before they find it. */
  readonly signedInOnly: boolean;
  /** Nobody who comes through a VPN, as far as their network address tells. */
  readonly withoutVpn: boolean;
  readonly countries: CountryGate;
  /** The most that a buyer can take before they completed a trade with the owner; sell offers only. */
  readonly newBuyerMost: Fiat | undefined;
}

/** Where takers may say that they live. */
interface CountryGate {
  /** Whether only these countries are let in, or all but these. */
  readonly isAllowed: boolean;
  readonly codes: readonly string[];
}

const everywhere: CountryGate = { isAllowed: false, codes: [] };

/** Open to everybody. */
export const noGates: OfferGates = {
  trustedOnly: false,
  leastTrades: 0,
  verifiedId: false,
  fullName: false,
  signedInOnly: false,
  withoutVpn: false,
  countries: everywhere,
  newBuyerMost: undefined,
};

/** The gates as typed by the owner. */
export interface GatesInput extends Omit<OfferGates, "newBuyerMost"> {
  /** In the offer's currency; empty: no limit. */
  readonly newBuyerMost: string;
}

/** The most that an owner can require: more would let in almost nobody. */
const mostRequired = 10_000;

/** What the owner of an offer may know of a taker before a trade. */
export interface TakerFacts {
  /** Whether the owner trusts them. */
  readonly isTrusted: boolean;
  /** Whether the two completed a trade with each other. */
  readonly hasTraded: boolean;
  /** Whether the owner sees their full name. */
  readonly showsName: boolean;
  /** Where they say that they live. */
  readonly country: string | undefined;
  /** Whether they were seen last in a network that rents out machines and tunnels. */
  readonly isOnVpn: boolean;
  /** Whether an offer of theirs meets this one in the silent pool. */
  readonly meetsInPool?: boolean | undefined;
}

/** What the gates look at. */
export interface GateFacts extends TakerFacts {
  readonly completedTrades: number;
  readonly hasId: boolean;
}

/**
 * Why a gate keeps the taker out.
 *
 * - `anonymous_user_restricted`: nobody is signed in.
 * - `not_available_in_your_country`: the owner does not trade with people there, or they said nothing
 *   about where they live, and the owner chooses by that.
 * - `vpn_not_allowed`: they come through a VPN.
 */
export type GateRefusal =
  | "anonymous_user_restricted"
  | "not_available_in_your_country"
  | "id_verification_required"
  | "full_name_required"
  | "vpn_not_allowed"
  | "trusted_only"
  | "minimum_required_trades";

/**
 * Every gate that keeps the taker out, in the order in which they are reported (answers 104). Of a
 * visitor nothing is known: most gates wait until they sign in.
 */
export function gateRefusals(
  gates: OfferGates,
  facts: GateFacts | undefined,
): readonly GateRefusal[] {
  const isTrusted = facts?.isTrusted ?? false;
  const refused: readonly (readonly [boolean, GateRefusal])[] = [
    [gates.signedInOnly && !facts, "anonymous_user_restricted"],
    [
      facts !== undefined && !isLetIn(gates.countries, facts.country),
      "not_available_in_your_country",
    ],
    [gates.verifiedId && facts?.hasId === false, "id_verification_required"],
    [gates.fullName && facts?.showsName === false, "full_name_required"],
    [gates.withoutVpn && facts?.isOnVpn === true, "vpn_not_allowed"],
    [gates.trustedOnly && !isTrusted, "trusted_only"],
    [facts !== undefined && missingTrades(gates, facts) > 0, "minimum_required_trades"],
  ];
  return refused.flatMap(([isRefused, code]) => (isRefused ? [code] : []));
}

/** How many completed trades the taker is short of what the owner requires. */
export function missingTrades(
  { leastTrades }: Pick<OfferGates, "leastTrades">,
  { completedTrades }: Pick<GateFacts, "completedTrades">,
): number {
  return Math.max(0, leastTrades - completedTrades);
}

/** An owner who chooses by country lets in nobody who does not say theirs. */
function isLetIn({ isAllowed, codes }: CountryGate, country: string | undefined): boolean {
  if (codes.length === 0) return true;
  return country !== undefined && codes.includes(country) === isAllowed;
}

/** The most that a taker may trade as a new buyer; undefined where nothing limits them. */
export function newBuyerMost(
  { side, gates }: { readonly side: "buy" | "sell"; readonly gates: OfferGates },
  { hasTraded }: Pick<TakerFacts, "hasTraded">,
): Fiat | undefined {
  return side === "sell" && !hasTraded ? gates.newBuyerMost : undefined;
}

/** Checks the gates of an offer with that side and currency. */
export function judgeGates(
  { newBuyerMost: typed, ...gates }: GatesInput,
  { side, currency }: { readonly side: string; readonly currency: FiatCode },
): Judged<OfferGates> {
  const most = judgeNewBuyerMost(typed, side, currency);
  const failures = [...tradesFailures(gates.leastTrades), ...countryFailures(gates.countries)];
  if (!most.ok || failures.length > 0) return bad(...failures, ...(most.ok ? [] : most.failures));
  const codes = [...new Set(gates.countries.codes)].toSorted();
  return good({
    ...gates,
    countries: codes.length === 0 ? everywhere : { ...gates.countries, codes },
    newBuyerMost: most.value,
  });
}

function tradesFailures(leastTrades: number): readonly OfferFailure[] {
  const field = "require_min_past_trades";
  if (!Number.isInteger(leastTrades)) return [{ field, code: "not_a_number" }];
  const bounds = { least: 0, most: mostRequired };
  const isWithin = leastTrades >= bounds.least && leastTrades <= bounds.most;
  return isWithin ? [] : [{ field, code: "out_of_bounds", bounds }];
}

function countryFailures({ isAllowed, codes }: CountryGate): readonly OfferFailure[] {
  const field = isAllowed ? "allowed_countries" : "blocked_countries";
  return codes.every(isCountry) ? [] : [{ field, code: "unknown" }];
}

function judgeNewBuyerMost(
  typed: string,
  side: string,
  currency: FiatCode,
): Judged<Fiat | undefined> {
  if (typed === "") return good(undefined);
  const field = "new_buyer_max_fiat_limit";
  if (side !== "sell") return bad({ field, code: "only_on_sell_offers" });
  const fiat = parseFiat(currency, typed);
  if (fiat.ok) {
    return fiat.value.minor > 0n ? good(fiat.value) : bad({ field, code: "not_positive" });
  }
  return fiat.refusal.code === "amount_too_precise"
    ? bad({ field, code: "too_precise", digits: fiat.refusal.digits })
    : bad({ field, code: "not_a_number" });
}
