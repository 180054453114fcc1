import type { TraderId } from "../../domain/id/id.ts";

/** A row of what is kept about somebody: each value as text, times in ISO 8601 (UTC). */
export type OwnRow = Readonly<Record<string, string | null>>;

/** Everything that is kept about one person, by the name of where it is kept. */
export type OwnData = Readonly<Record<string, readonly OwnRow[]>>;

/** Reads what is kept about people, for themselves alone. */
export interface OwnDataStore {
  /**
   * All of it as of one moment, without secrets, and without what is only kept encrypted. Other people
   * stand in it under their names only.
   */
  read(traderId: TraderId): Promise<OwnData>;
}
