import type { GuidedTour } from "../../../domain/account/guided-tours.ts";

/**
 * The tours of a page, the most particular first: each is offered on the first visit of wallet, trade room
 * and marketplace, and at the first use of the filter for verified traders (answers 42).
 */
export function toursOf(path: string, search: string): readonly GuidedTour[] {
  if (path === "/wallet") return ["WALLET"];
  if (/^\/trade\/[^/]+$/.test(path)) return ["TRADE"];
  if (!/^\/(?:buy|sell)\/[^/]+(?:\/[^/]+)?$/.test(path)) return [];
  const isVerified = new URLSearchParams(search).get("isVerifiedOffers") === "1";
  return isVerified ? ["ONLY_VERIFIED_OFFERS", "OFFER_LISTING"] : ["OFFER_LISTING"];
}
