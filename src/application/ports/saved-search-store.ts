import type { TraderId } from "../../domain/id/id.ts";
import type { OfferFilters } from "../../domain/offer/offer-filters.ts";
import type { SavedSearch } from "../../domain/saved-search/saved-search.ts";
import type { Actor } from "../actor/actor.ts";

/** A search that is to be looked at, for its owner. */
export interface DueSearch {
  readonly id: string;
  readonly filters: OfferFilters;
  /** The offers that fitted at the last look, and others that did before. */
  readonly seen: readonly string[];
  readonly owner: Actor;
}

/** The searches that traders saved. */
export interface SavedSearchStore {
  /** All of a trader, newest first. */
  listOf(traderId: TraderId): Promise<readonly SavedSearch[]>;
  find(traderId: TraderId, id: string): Promise<SavedSearch | undefined>;
  /**
   * Saves a search, with the offers that fit now. Where the trader has one with the same filters, that
   * one is kept, with the new wish for alerts, and knows these offers, too; its id is returned. Undefined where they
   * have `most` others.
   */
  add(
    traderId: TraderId,
    search: Pick<SavedSearch, "id" | "filters" | "wantsAlerts">,
    seen: readonly string[],
    most: number,
  ): Promise<string | undefined>;
  /** `seen`: offers that it knows from now on, too. False where there is no such search of theirs. */
  setAlerts(
    traderId: TraderId,
    id: string,
    wantsAlerts: boolean,
    seen: readonly string[],
  ): Promise<boolean>;
  remove(traderId: TraderId, id: string): Promise<boolean>;
}

/** The searches whose owners are told of new offers. */
export interface SearchAlerts {
  /** Takes some that are due, the longest due first; nobody else gets them for a while. */
  takeDue(most: number, againInSeconds: number): Promise<readonly DueSearch[]>;
  /** Keeps what is known now. */
  remember(id: string, seen: readonly string[]): Promise<void>;
  /**
   * Keeps it and tells the owner, in one transaction; the next look is then in so many seconds. Nothing is
   * told where alerts were switched off meanwhile.
   */
  tell(id: string, seen: readonly string[], againInSeconds: number): Promise<void>;
}
