import type { PlantedFault } from "./planted-fault.ts";

/** Faults in the steps of gift cards and bank transfers. */
export const flowFaults: readonly PlantedFault[] = [
  {
    name: "card-declined-once-too-often",
    kind: "off by one",
    says: "the seller can decline one card more than allowed",
    file: "src/domain/settlement/card-flow.ts",
    is: "if (cardDeclines >= cardDeclinesAtMost) {",
    becomes: "if (cardDeclines > cardDeclinesAtMost) {",
    expectedIn: "test/domain/settlement/card-flow.test.ts",
  },
  {
    name: "account-shown-before-the-terms",
    kind: "missing check",
    says: "the buyer sees where to pay before they read the terms",
    file: "src/domain/settlement/requirements.ts",
    is: 'return requirementsOf(trade).every((each) => each.before === "paid" || isMet(each));',
    becomes: 'return requirementsOf(trade).every((each) => each.before !== "paid" || isMet(each));',
    expectedIn: "test/domain/settlement/requirements.test.ts",
  },
  {
    name: "receipt-approved-by-its-buyer",
    kind: "wrong party",
    says: "the buyer can approve their own receipt",
    file: "src/domain/settlement/requirements.ts",
    is: 'if (requirement.by !== otherSide(side) || kind !== "receipt") {',
    becomes: 'if (kind !== "receipt") {',
    expectedIn: "test/domain/settlement/requirements.test.ts",
  },
];
