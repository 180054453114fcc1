import type { Offer } from "./offer.ts";

/** What keeps an offer off that its owner has on: it comes back by itself. */
const offerPauses = ["holiday", "price_guard"] as const;
export type OfferPause = (typeof offerPauses)[number];

type Pausing = Pick<Offer, "pauses">;

/** Whether its owner has it on, and nothing keeps it off for a while. */
export function isOn({ active, pauses = [] }: Pick<Offer, "active" | "pauses">): boolean {
  return active && pauses.length === 0;
}

/** The pauses of an offer with one more. */
export function pausedFor({ pauses = [] }: Pausing, pause: OfferPause): Required<Pausing> {
  return { pauses: offerPauses.filter((each) => each === pause || pauses.includes(each)) };
}

/** The pauses of an offer with one less. */
export function withoutPause({ pauses = [] }: Pausing, pause: OfferPause): Required<Pausing> {
  return { pauses: pauses.filter((each) => each !== pause) };
}

/** An offer of somebody whose holiday began or ended; the same one where nothing changes. */
export function restOffer(offer: Offer, isOnHoliday: boolean): Offer {
  const isPaused = offer.pauses?.includes("holiday") === true;
  if (isPaused === isOnHoliday) return offer;
  const change = isOnHoliday ? pausedFor(offer, "holiday") : withoutPause(offer, "holiday");
  return { ...offer, ...change, version: offer.version + 1 };
}
