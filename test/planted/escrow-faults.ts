import type { PlantedFault } from "./planted-fault.ts";

/** Faults of multisig escrows. */
export const escrowFaults: readonly PlantedFault[] = [
  {
    name: "change-taken-for-theirs",
    kind: "missing check",
    says: "a party of a multisig escrow can be paid at an address that the platform's change goes to",
    file: "src/composition/our-addresses.ts",
    is: "return owners.size > 0 || isOfEscrow || isOfChange;",
    becomes: "return owners.size > 0 || isOfEscrow;",
    expectedIn: "test/composition/our-addresses.test.ts",
  },
];
