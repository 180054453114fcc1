import { defaultLevelPolicy, type LevelPolicy } from "../kyc/levels.ts";
import { defaultPairPolicy, type PairPolicy } from "./pair-limit.ts";
import { defaultCoolDownPolicy, type CoolDownPolicy } from "./cool-down.ts";

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
  readonly coolDown: CoolDownPolicy;
  /** Undefined: two people may have any number of trades with each other. */
  readonly pair: PairPolicy | undefined;
}

export const defaultStartPolicy: StartPolicy = {
  ratesAtMostSeconds: 300,
  worseAtMostBasisPoints: 25n,
  leastUsdCents: 100n,
  activeWithoutId: 2,
  idLevel: 2,
  levels: defaultLevelPolicy,
  coolDown: defaultCoolDownPolicy,
  pair: defaultPairPolicy,
};
