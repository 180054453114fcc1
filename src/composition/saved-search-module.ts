import { ContainerModule } from "inversify";
import { savedSearchRoutes } from "../adapters/http/inbound/saved-search/saved-search-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresSavedSearchStore } from "../adapters/persistence/saved-search/postgres-saved-search-store.ts";
import { PostgresSearchAlerts } from "../adapters/persistence/saved-search/postgres-search-alerts.ts";
import type { SavedSearchStore } from "../application/ports/saved-search-store.ts";
import { ChangeSavedSearch } from "../application/saved-search/change-saved-search.ts";
import { ListSavedSearches } from "../application/saved-search/list-saved-searches.ts";
import { LookForNewOffers } from "../application/saved-search/look-for-new-offers.ts";
import { SaveSearch } from "../application/saved-search/save-search.ts";
import { served, type Feature } from "./feature.ts";
import { roundKind } from "./feature-job.ts";
import { offerTokens } from "./offer-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature saved-search. */
const savedSearchTokens = {
  savedSearchStore: token<SavedSearchStore>("savedSearchStore"),
  saveSearch: token<SaveSearch>("saveSearch"),
  changeSavedSearch: token<ChangeSavedSearch>("changeSavedSearch"),
  lookForNewOffers: token<LookForNewOffers>("lookForNewOffers"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = savedSearchTokens;
  bind(t.savedSearchStore).toResolvedValue(
    (pool) => new PostgresSavedSearchStore(pool),
    [tokens.dataSource],
  );
  bind(tokens.listSavedSearches).toResolvedValue(
    (searches) => new ListSavedSearches(searches),
    [t.savedSearchStore],
  );
  bind(t.saveSearch).toResolvedValue(
    (searches, offers) => new SaveSearch(searches, offers, newId),
    [t.savedSearchStore, offerTokens.listOffers],
  );
  bind(t.changeSavedSearch).toResolvedValue(
    (searches, offers) => new ChangeSavedSearch(searches, offers),
    [t.savedSearchStore, offerTokens.listOffers],
  );
  bind(t.lookForNewOffers).toResolvedValue(
    (pool, offers) => new LookForNewOffers(new PostgresSearchAlerts(pool), offers),
    [tokens.dataSource, offerTokens.listOffers],
  );
});

/** The feature saved-search: searches that traders keep, and are told about. */
export const savedSearch: Feature = {
  module: parts,
  routes: () => [
    served(savedSearchRoutes, {
      ...savedSearchTokens,
      listSavedSearches: tokens.listSavedSearches,
    }),
  ],
  jobs: () => [
    (found) => ({
      kind: roundKind("look-for-offers", 300),
      rounds: { everySeconds: 60, firstAfterSeconds: 60 },
      async run() {
        await found.get(savedSearchTokens.lookForNewOffers).execute();
        return [];
      },
    }),
  ],
};
