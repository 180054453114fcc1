import { escrowFaults } from "./escrow-faults.ts";
import { fileFaults } from "./file-faults.ts";
import { flowFaults } from "./flow-faults.ts";
import { merchantFaults } from "./merchant-faults.ts";
import { moneyFaults } from "./money-faults.ts";
import { orderFaults } from "./order-faults.ts";
import { pageFaults } from "./page-faults.ts";
import type { PlantedFault } from "./planted-fault.ts";
import { reserveFaults } from "./reserve-faults.ts";
import { screeningFaults } from "./screening-faults.ts";
import { rewardFaults } from "./reward-faults.ts";
import { staffFaults } from "./staff-faults.ts";
import { startFaults } from "./start-faults.ts";
import { storeFaults } from "./store-faults.ts";
import { toldFaults } from "./told-faults.ts";
import { tradeFaults } from "./trade-faults.ts";
import { chainFaults } from "./chain-faults.ts";
import { walletFaults } from "./wallet-faults.ts";

/** Every fault, in the order in which they are planted. */
export const faults: readonly PlantedFault[] = [
  ...moneyFaults,
  ...tradeFaults,
  ...startFaults,
  ...staffFaults,
  ...orderFaults,
  ...storeFaults,
  ...toldFaults,
  ...pageFaults,
  ...rewardFaults,
  ...merchantFaults,
  ...flowFaults,
  ...walletFaults,
  ...chainFaults,
  ...screeningFaults,
  ...reserveFaults,
  ...fileFaults,
  ...escrowFaults,
];
