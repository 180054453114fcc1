import type { ChangeSavedSearch } from "../../../../application/saved-search/change-saved-search.ts";
import type { ListSavedSearches } from "../../../../application/saved-search/list-saved-searches.ts";
import type { SaveSearch } from "../../../../application/saved-search/save-search.ts";
import type { SavedSearch } from "../../../../domain/saved-search/saved-search.ts";
import * as contract from "../../contract/saved-search/saved-search.ts";
import type { SavedSearchView } from "../../contract/saved-search/saved-search.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { filtersOf, queryOf } from "../offer/filters-of-query.ts";
import { failureOfWish } from "../offer/wish-failure.ts";

/** What the routes of saved searches call. */
interface SavedSearchUseCases {
  readonly listSavedSearches: ListSavedSearches;
  readonly saveSearch: SaveSearch;
  readonly changeSavedSearch: ChangeSavedSearch;
}

/** Searches that a trader keeps. */
export function savedSearchRoutes(useCases: SavedSearchUseCases): readonly BoundRoute[] {
  return [
    bind(contract.listSavedSearches).to(async ({ actor }) =>
      ok((await useCases.listSavedSearches.execute(actor)).map(viewOf)),
    ),
    bind(contract.saveSearch).to(async ({ actor, body: { alerts = true, ...query } }) => {
      const saved = await useCases.saveSearch.execute(actor, filtersOf(query), alerts);
      if (saved.ok) return ok({ id: saved.value });
      const { refusal } = saved;
      return refusal.code === "validation"
        ? { refusal: refusal.code, details: [failureOfWish(refusal)] }
        : { refusal: refusal.code };
    }),
    bind(contract.setSearchAlerts).to(async ({ actor, parameters: { id }, body: { alerts } }) => {
      const set = await useCases.changeSavedSearch.setAlerts(actor, id, alerts);
      return set.ok ? ok({ alerts }) : { refusal: set.refusal.code };
    }),
    bind(contract.removeSavedSearch).to(async ({ actor, parameters: { id } }) => {
      const removed = await useCases.changeSavedSearch.remove(actor, id);
      return removed.ok ? ok({ isRemoved: true }) : { refusal: removed.refusal.code };
    }),
  ];
}

function viewOf({ id, filters, wantsAlerts, foundAt }: SavedSearch): SavedSearchView {
  return {
    id,
    query: queryOf(filters),
    alerts: wantsAlerts,
    foundAt: foundAt === undefined ? null : new Date(foundAt).toISOString(),
  };
}
