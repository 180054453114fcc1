import { useSyncExternalStore } from "react";
import type { OfferCard } from "../../http/contract/offer/offer-views.ts";

/** As many as stand side by side. */
export const mostCompared = 4;

const listeners = new Set<() => void>();
const none: readonly OfferCard[] = [];
let compared = none;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(offers: readonly OfferCard[]): void {
  compared = offers;
  for (const listener of listeners) listener();
}

/** The offers chosen to be compared, while the page is loaded. */
export function useCompared(): readonly OfferCard[] {
  return useSyncExternalStore(
    listen,
    () => compared,
    () => none,
  );
}

/** Adds an offer, up to the most, or takes it out. */
export function toggleCompared(offer: OfferCard): void {
  const others = compared.filter(({ idHashed }) => idHashed !== offer.idHashed);
  if (others.length < compared.length) keep(others);
  else if (compared.length < mostCompared) keep([...compared, offer]);
}

export function clearCompared(): void {
  keep(none);
}
