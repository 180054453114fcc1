/** An offer in the place that it has in the list. */
export interface Placed<Offer> {
  readonly offer: Offer;
  /** It was in the list, and is not any more. */
  readonly isGone: boolean;
}

/**
 * The offers of a list that is read again while somebody looks at it: nothing moves under a finger. Those
 * that were there keep their places, those that went stay and say so, new ones come last.
 */
export function heldPlaces<Offer extends { readonly idHashed: string }>(
  before: readonly Placed<Offer>[],
  now: readonly Offer[],
): readonly Placed<Offer>[] {
  const found = new Map(now.map((offer) => [offer.idHashed, offer]));
  const kept = before.map(({ offer }) => {
    const same = found.get(offer.idHashed);
    found.delete(offer.idHashed);
    return { offer: same ?? offer, isGone: same === undefined };
  });
  return [...kept, ...[...found.values()].map((offer) => ({ offer, isGone: false }))];
}
