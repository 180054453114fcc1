import { aggregateGuards } from "./aggregate-guards.ts";
import { allTogether } from "./all-together.ts";
import { commitGuards } from "./commit-guards.ts";
import { specialOfferGuards } from "./special-offer-guards.ts";
import { databaseGuards } from "./database-guards.ts";
import { fileGuards } from "./file-guards.ts";
import type { Guard } from "./guard.ts";
import { keyGuards } from "./key-guards.ts";
import { lockGuards } from "./lock-guards.ts";
import { marketGuards } from "./market-guards.ts";
import { periodGuards } from "./period-guards.ts";
import { ruleGuards } from "./rule-guards.ts";
import { walletGuards } from "./wallet-guards.ts";

/** Every guard, in the order of their removal. */
export const guards: readonly Guard[] = [
  ...lockGuards,
  ...commitGuards,
  ...specialOfferGuards,
  ...keyGuards,
  ...aggregateGuards,
  ...databaseGuards,
  ...ruleGuards,
  ...walletGuards,
  ...marketGuards,
  ...periodGuards,
  ...fileGuards,
  allTogether,
];
