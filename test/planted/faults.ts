import { moneyFaults } from "./money-faults.ts";
import type { PlantedFault } from "./planted-fault.ts";
import { staffFaults } from "./staff-faults.ts";
import { startFaults } from "./start-faults.ts";
import { tradeFaults } from "./trade-faults.ts";

/** Every fault, in the order in which they are planted. */
export const faults: readonly PlantedFault[] = [
  ...moneyFaults,
  ...tradeFaults,
  ...startFaults,
  ...staffFaults,
];
