import { coinId, coins } from "../market/coins.ts";
import type { SavedSearchView } from "../../http/contract/saved-search/saved-search.ts";
import { readFilters, type Filters } from "../marketplace/filters.ts";

/** Names of the list's parameters that pages call otherwise (answers 24). */
const pageNames: Readonly<Record<string, string>> = {
  currency: "currencyCode",
  visitor_country_iso: "countryIso",
  users_country_iso: "usersCountryIso",
  online_users: "onlineUsers",
  sort: "sortType",
};

/**
 * The marketplace's filters of a saved search. A program may have saved what the page has no filter for, or
 * no coin: the page then shows more than the search finds.
 */
export function filtersOfSaved({ query }: SavedSearchView, usualCurrency: string): Filters {
  const coin = coins.find(({ code }) => coinId(code) === query["crypto_currency_id"]);
  const named = Object.entries(query).map(([name, value]) => [pageNames[name] ?? name, value]);
  return readFilters(
    { deed: query["type"] === "sell" ? "sell" : "buy", coin: coin?.code ?? "BTC" },
    new URLSearchParams(named).toString(),
    usualCurrency,
  );
}
