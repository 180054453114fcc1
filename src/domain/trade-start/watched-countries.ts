/**
 * Countries that the operator watches, by their codes (ISO 3166-1 alpha-2). True: nobody who lives there trades,
 * as of sanctions. False: whoever trades with people there is warned, and both need a verified ID (answers 38).
 */
export type WatchedCountries = Readonly<Record<string, boolean>>;

/** Where the two of a trade live, by their own statement. */
interface Homes {
  readonly owner: string | undefined;
  readonly taker: string | undefined;
}

/** Whether one of the two lives in a country that people are warned of. */
export function isGray({ owner, taker }: Homes, watched: WatchedCountries): boolean {
  return [owner, taker].some((home) => ruleOf(home, watched) === false);
}

/** Whether nobody may trade who lives there; of whom nothing is known, they may. */
export function isClosedCountry(country: string | undefined, watched: WatchedCountries): boolean {
  return ruleOf(country, watched) === true;
}

/** What the homes of the two refuse. Of a visitor nothing is known: they count as having an ID. */
export function countryRefusals(
  homes: Homes,
  hasId: { readonly owner: boolean; readonly taker: boolean },
  watched: WatchedCountries,
) {
  const needsId = isGray(homes, watched);
  const refused = [
    [ruleOf(homes.taker, watched) === true, "not_available_in_your_country"],
    [ruleOf(homes.owner, watched) === true, "offer_not_takeable"],
    [needsId && !hasId.taker, "id_verification_required"],
    [needsId && !hasId.owner, "owner_not_id_verified"],
  ] as const;
  return refused.flatMap(([isRefused, code]) => (isRefused ? [{ code }] : []));
}

function ruleOf(home: string | undefined, watched: WatchedCountries): boolean | undefined {
  return home !== undefined && Object.hasOwn(watched, home) ? watched[home] : undefined;
}
