import type { PlantedFault } from "./planted-fault.ts";

const file = "src/domain/partner/reward.ts";
const expectedIn = "test/domain/partner/reward.test.ts";

/** Faults of what partners are paid. */
export const rewardFaults: readonly PlantedFault[] = [
  {
    name: "rewards-beyond-the-fee",
    kind: "missing check",
    says: "partners together are paid more than the fee",
    file,
    is: "due < left ? due : left",
    becomes: "due < left ? due : due",
    expectedIn,
  },
  {
    name: "reward-to-oneself",
    kind: "missing check",
    says: "a partner is paid for a buyer who may be themselves",
    file,
    is: 'if (isLinked) return "linked";',
    becomes: 'if (isLinked) return isChargedBack ? "chargeback" : undefined;',
    expectedIn,
  },
  {
    name: "reward-to-the-seller",
    kind: "missing check",
    says: "a partner is paid for selling to whom they referred",
    file,
    is: "if (partnerId === sellerId)",
    becomes: "if (partnerId === sellerId && isChargedBack)",
    expectedIn,
  },
  {
    name: "rewards-beyond-the-account",
    kind: "missing check",
    says: "more is taken back than the partner still has",
    file,
    is: "takenBack: balance < units ? balance : units",
    becomes: "takenBack: balance < units ? units : units",
    expectedIn,
  },
];
