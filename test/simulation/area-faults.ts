import { cardFaults } from "./card-faults.ts";
import { clockFaults } from "./clock-faults.ts";
import { conversionFaults } from "./conversion-faults.ts";
import { escrowFaults } from "./escrow-faults.ts";
import { flowFaults } from "./flow-faults.ts";
import { marketFaults } from "./market-faults.ts";
import { orderFaults } from "./order-faults.ts";
import { paperFaults } from "./paper-faults.ts";
import { paymentFaults } from "./payment-faults.ts";
import { policyFaults } from "./policy-faults.ts";
import { rewardFaults } from "./reward-faults.ts";
import { sendFaults } from "./send-faults.ts";
import type { PlantedFault } from "./planted-faults.ts";

/** Faults that concern one area of the marketplace each. */
export const areaFaults: Readonly<Record<string, PlantedFault>> = {
  ...rewardFaults,
  ...paymentFaults,
  ...conversionFaults,
  ...clockFaults,
  ...flowFaults,
  ...sendFaults,
  ...cardFaults,
  ...orderFaults,
  ...paperFaults,
  ...policyFaults,
  ...marketFaults,
  ...escrowFaults,
};
