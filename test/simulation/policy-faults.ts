import type { PlantedFault } from "./planted-faults.ts";
import { standIn } from "./stand-in.ts";

/** Faults in the versions of the policy. */
export const policyFaults: Readonly<Record<string, PlantedFault>> = {
  "a version of the policy is written into where it is": {
    invariants: ["a version of the policy never changes"],
    steps: 200,
    wrap: (stores, { tables }) => ({
      ...stores,
      policies: standIn(stores.policies, {
        add: async (decide) => {
          Object.assign(tables.policies.get(1) ?? {}, { fees: {} });
          return stores.policies.add(decide);
        },
      }),
    }),
  },
};
