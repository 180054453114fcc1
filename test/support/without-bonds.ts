import { defaultPolicy } from "../../src/domain/policy/default-policy.ts";

/** The rules that ask for no bond, for tests of something else. */
export const withoutBonds = {
  ...defaultPolicy,
  start: {
    ...defaultPolicy.start,
    bond: { ...defaultPolicy.start.bond, baseSatoshi: 0n },
  },
};
