import type { LevelPolicy } from "../kyc/levels.ts";
import type { PairPolicy } from "./pair-limit.ts";
import type { CoolDownPolicy } from "./cool-down.ts";

/** The numbers by which the start of a trade is judged (decisions, Money and Limits). */
export interface StartPolicy {
  /** How old rates may be, in seconds. */
  readonly ratesAtMostSeconds: number;
  /** How much worse for the taker the market may have become, in basis points. */
  readonly worseAtMostBasisPoints: bigint;
  /** The least value of a trade, in US cents. */
  readonly leastUsdCents: bigint;
  /** Active trades of somebody without a verified ID. */
  readonly activeWithoutId: number;
  /** The level from which the ID is verified. */
  readonly idLevel: number;
  readonly levels: LevelPolicy;
  /** The rolling time of the daily limit, in seconds. */
  readonly recentSeconds: number;
  readonly coolDown: CoolDownPolicy;
  /** Undefined: two people may have any number of trades with each other. */
  readonly pair: PairPolicy | undefined;
}
