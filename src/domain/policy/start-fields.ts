import type { BondPolicy } from "../bond/bond-policy.ts";
import { isCountry } from "../catalogue/countries.ts";
import type { LevelLimits } from "../kyc/levels.ts";
import type { CoolDownPolicy, Pause } from "../trade-start/cool-down.ts";
import type { PairPolicy } from "../trade-start/pair-limit.ts";
import type { StartPolicy } from "../trade-start/start-policy.ts";
import { flag, group, large, list, named, oneOf, optional, whole, type Field } from "./field.ts";
import { cents, day, minute, seconds } from "./units.ts";

/** The levels of users who may trade (specification, section 4); 2.5 is published as 2, with an address. */
export const tradingLevels = [1, 1.5, 2, 2.5, 3];

const mostCents = 100_000_000_000_00n;

const limitFields = group<LevelLimits>({
  perTradeUsdCents: optional(cents(0n, mostCents)),
  recentUsdCents: optional(cents(0n, mostCents)),
  lifetimeUsdCents: optional(cents(0n, mostCents)),
});

const pauseFields = group<Pause>({
  marks: whole("count", 1, 1_000),
  withinSeconds: seconds(minute, 90 * day),
  pauseSeconds: seconds(minute, 90 * day),
});

/** What decides the start of a trade. */
export const startFields: Field<StartPolicy> = group<StartPolicy>({
  ratesAtMostSeconds: seconds(minute, day),
  worseAtMostBasisPoints: large("basis points", 0n, 1_000n),
  leastUsdCents: cents(1n, 100_000n),
  activeWithoutId: whole("count", 0, 1_000),
  idLevel: oneOf("level", tradingLevels),
  levelCheck: flag,
  levels: list(
    group<StartPolicy["levels"][number]>({
      from: oneOf("level", tradingLevels),
      limits: limitFields,
    }),
    tradingLevels.length,
  ),
  recentSeconds: seconds(minute, 30 * day),
  coolDown: group<CoolDownPolicy>({
    markSeconds: seconds(minute, 90 * day),
    pauses: list(pauseFields, 10),
    marksToAskId: whole("count", 1, 1_000),
    sameOfferSeconds: seconds(0, 30 * day),
  }),
  pair: optional(
    group<PairPolicy>({
      most: whole("count", 1, 1_000),
      mostOfNewBuyer: whole("count", 1, 1_000),
    }),
  ),
  watchedCountries: named(flag, isCountry),
  idFirstCountries: named(flag, isCountry),
  bond: group<BondPolicy>({
    baseSatoshi: large("count", 0n, 1_000_000_000n),
    mostSatoshi: large("count", 0n, 10_000_000_000n),
    lostWithin: seconds(day, 365 * day),
    returnAfter: seconds(0, 365 * day),
  }),
});
