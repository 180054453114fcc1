import type { TraderId } from "../id/id.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import type { Instant } from "../trade/trade.ts";
import {
  createOffer,
  type NewOffer,
  type OfferInput,
  type OfferJudges,
  type OfferRefusal,
} from "./create-offer.ts";
import { isApproved } from "./moderation.ts";
import { followedRate } from "./exchange-pricing.ts";
import { isOn } from "./offer-pause.ts";
import { priceOf } from "./offer-price.ts";
import type { Offer, SpecialTerms } from "./offer.ts";

/** How long a special offer can be taken (answers 21). */
const specialForSeconds = 86_400;

/** What of an offer decides for whom it is on. */
type OpenParts = Pick<Offer, "active" | "pauses" | "special" | "moderation" | "area">;

/** Who looks at an offer, and when. */
interface Looking {
  readonly readerId: TraderId | undefined;
  readonly now: Instant;
  /** Whether an offer of theirs meets it in the silent pool. */
  readonly meetsInPool?: boolean | undefined;
}

/**
 * Whether an offer is on for somebody: a special one for the addressed alone, and only once; one in the silent
 * pool for those whose own terms meet it.
 */
function isOnFor(
  { special, area, ...offer }: OpenParts,
  { readerId, now, meetsInPool = false }: Looking,
): boolean {
  if (!special) return isOn(offer) && (area !== "silent-pool" || meetsInPool);
  return special.partnerId === readerId && !special.isTaken && now < special.until;
}

/** Whether somebody other than its owner can see and take an offer, as far as the offer is concerned. */
export function isOpenTo(offer: OpenParts, looking: Looking): boolean {
  return isApproved(offer) && isOnFor(offer, looking);
}

/** Why somebody cannot take it: it is not on for them or held, or a moderator took it off. */
export function closedBy(
  offer: OpenParts,
  looking: Looking,
): "offer_not_active" | "offer_is_blocked" | undefined {
  if (!isOnFor(offer, looking) || offer.moderation.heldBy !== undefined) {
    return "offer_not_active";
  }
  return isApproved(offer) ? undefined : "offer_is_blocked";
}

/** `held`: a moderator has not approved it, or has rejected it. */
export const specialStates = ["open", "taken", "withdrawn", "expired", "held"] as const;
type SpecialState = (typeof specialStates)[number];

/** What has become of a special offer. */
export function specialState(
  { special, moderation }: Pick<Offer, "moderation"> & { readonly special: SpecialTerms },
  { isDeleted, now }: { readonly isDeleted: boolean; readonly now: Instant },
): SpecialState {
  if (special.isTaken) return "taken";
  if (isDeleted) return "withdrawn";
  if (now >= special.until) return "expired";
  return isApproved({ moderation }) ? "open" : "held";
}

/**
 * Makes an offer for one person, in a chat of the two. Its price stays what it is now, also where a
 * margin was typed; `no_fresh_rate`: there is no market that the margin could apply to.
 */
export function createSpecialOffer(
  id: string,
  input: OfferInput,
  judges: OfferJudges,
  asked: {
    readonly partnerId: TraderId;
    readonly chatId: string;
    readonly now: Instant;
  },
): Result<NewOffer, OfferRefusal | { readonly code: "no_fresh_rate" }> {
  // One person sees it: it is in no area.
  const made = createOffer(id, { ...input, area: undefined, guard: undefined }, judges);
  if (!made.ok) return made;
  const { asset, currency } = made.value;
  const followed = followedRate(made.value, judges.exchangeRates?.(asset, currency) ?? []);
  const price = priceOf(made.value, judges.market(asset, currency), followed?.price);
  if (!price) return refuse({ code: "no_fresh_rate" });
  const { partnerId, chatId, now } = asked;
  const until = now + specialForSeconds * 1_000;
  return accept({
    ...made.value,
    active: false,
    pauses: [],
    pricing: { kind: "fixed", price },
    special: { partnerId, chatId, until, isTaken: false },
  });
}
