import type { PlantedFault } from "./planted-fault.ts";

const file = "src/domain/merchant/payment.ts";
const expectedIn = "test/domain/merchant/payment-link.test.ts";

/** Faults of what merchants are paid. */
export const merchantFaults: readonly PlantedFault[] = [
  {
    name: "payment-below-the-sum",
    kind: "wrong rounding",
    says: "a payment is worth less than the merchant asked for",
    file,
    is: "return isEnough ? down :",
    becomes: "return isEnough || down.units > 0n ? down :",
    expectedIn,
  },
  {
    name: "payment-beyond-consent",
    kind: "missing check",
    says: "a payer pays more than the page showed",
    file,
    is: "if (amount.units > facts.agreed)",
    becomes: "if (amount.units > facts.agreed && facts.agreed > facts.available)",
    expectedIn,
  },
  {
    name: "payment-while-held",
    kind: "missing check",
    says: "a stolen account is emptied by a payment",
    file,
    is: "if (isHeldAsSeller(payer))",
    becomes: "if (isHeldAsSeller(payer) && payer.isClosed === true)",
    expectedIn,
  },
];
