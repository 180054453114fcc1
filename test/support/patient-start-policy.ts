import { noCoolDowns } from "../../src/domain/trade-start/cool-down.ts";
import type { StartPolicy } from "../../src/domain/trade-start/start-policy.ts";
import { defaultStartPolicy } from "../../src/domain/policy/default-policy.ts";

/**
 * The start rules for tests of something else: no limits on how often, or with whom, trades start,
 * and no bonds.
 */
export const patientStartPolicy: StartPolicy = {
  ...defaultStartPolicy,
  coolDown: { ...defaultStartPolicy.coolDown, ...noCoolDowns },
  pair: undefined,
  bond: { ...defaultStartPolicy.bond, baseSatoshi: 0n },
};
