import type { BondPolicy } from "../bond/bond-policy.ts";
import type { LevelPolicy } from "../kyc/levels.ts";
import type { IdFirstCountries } from "../kyc/registration-group.ts";
import type { PairPolicy } from "./pair-limit.ts";
import type { WatchedCountries } from "./watched-countries.ts";
import type { CoolDownPolicy } from "./cool-down.ts";

/** The numbers that decide the start of a trade (decisions, Money and Limits). */
export interface StartPolicy {
  /** The maximum age of rates, in seconds. */
  readonly ratesAtMostSeconds: number;
  /** How much worse for the taker the market may have become, in basis points. */
  readonly worseAtMostBasisPoints: bigint;
  /** The minimum value of a trade, in US cents. */
  readonly leastUsdCents: bigint;
  /** Active trades of a user without a verified ID. */
  readonly activeWithoutId: number;
  /** The level from which the ID counts as verified. */
  readonly idLevel: number;
  /** Off: no level has limits; everything else that decides a start still does (answers 3). */
  readonly levelCheck: boolean;
  readonly levels: LevelPolicy;
  /** The rolling period of the daily limit, in seconds. */
  readonly recentSeconds: number;
  readonly coolDown: CoolDownPolicy;
  /** Undefined: two people may have any number of trades with each other. */
  readonly pair: PairPolicy | undefined;
  readonly watchedCountries: WatchedCountries;
  readonly idFirstCountries: IdFirstCountries;
  readonly bond: BondPolicy;
}
