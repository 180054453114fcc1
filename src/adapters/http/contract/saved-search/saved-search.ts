import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { SaveSearchDto } from "./save-search-dto.ts";
import { SearchAlertsDto } from "./search-alerts-dto.ts";

const savedSearchView = view("SavedSearch", {
  /** The searchId of the list of offers. */
  id: Type.String(),
  /** The filters, under their names in the query of the list of offers. */
  query: Type.Record(Type.String(), Type.String()),
  alerts: Type.Boolean(),
  /** When its owner was last told of an offer. */
  foundAt: orNull(Type.String()),
});

export type SavedSearchView = Static<typeof savedSearchView>;

export const listSavedSearches = route({
  id: "listSavedSearches",
  method: "get",
  path: "/rest/v1/saved-searches",
  summary: "Saved searches, newest first",
  access: "trader",
  answers: { 200: { description: "All of them", body: dataOf(Type.Array(savedSearchView)) } },
});

/** The same filters again keep the search that there is. */
export const saveSearch = route({
  id: "saveSearch",
  method: "post",
  path: "/rest/v1/saved-searches",
  summary: "Save a search, and be told of new offers that you can take",
  access: "trader",
  body: SaveSearchDto,
  answers: { 200: { description: "Saved", body: dataOf(closed({ id: Type.String() })) } },
  refusals: ["too_many_saved_searches"],
});

export const setSearchAlerts = route({
  id: "setSearchAlerts",
  method: "put",
  path: "/rest/v1/saved-searches/{id}",
  summary: "Switch the alerts of a saved search",
  access: "trader",
  body: SearchAlertsDto,
  answers: { 200: { description: "Switched", body: dataOf(closed({ alerts: Type.Boolean() })) } },
});

export const removeSavedSearch = route({
  id: "removeSavedSearch",
  method: "delete",
  path: "/rest/v1/saved-searches/{id}",
  summary: "Remove a saved search",
  access: "trader",
  answers: {
    200: { description: "Removed", body: dataOf(closed({ isRemoved: Type.Boolean() })) },
  },
});

export const savedSearchRoutes = {
  listSavedSearches,
  saveSearch,
  setSearchAlerts,
  removeSavedSearch,
};
