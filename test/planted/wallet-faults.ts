import type { PlantedFault } from "./planted-fault.ts";

const conversion = "src/domain/conversion";
const bond = "src/domain/bond";
const payments = "src/application/lightning/pay-invoices.ts";
const tree = "src/domain/liability/sum-node.ts";

/** Faults of conversions, of bonds, and of what is published as owed. */
export const walletFaults: readonly PlantedFault[] = [
  {
    name: "spread-given-away",
    kind: "wrong rounding",
    says: "the platform keeps less of a conversion than its share",
    file: `${conversion}/price-conversion.ts`,
    is: "const kept = roundUp(",
    becomes: "const kept = roundDown(",
    expectedIn: "test/domain/conversion/price-conversion.test.ts",
  },
  {
    name: "exposure-of-one-coin-only",
    kind: "missing check",
    says: "the platform takes more of a coin than it allows",
    file: `${conversion}/inventory.ts`,
    is: "isWithin(prices.from, from.units) &&",
    becomes: "",
    expectedIn: "test/domain/conversion/decide-conversion.test.ts",
  },
  {
    name: "out-of-a-halted-coin",
    kind: "missing check",
    says: "people leave a halted coin by converting it",
    file: `${conversion}/decide-conversion.ts`,
    is: 'if (isStopped) return "convert_halted";',
    becomes: "",
    expectedIn: "test/domain/conversion/decide-conversion.test.ts",
  },
  {
    name: "bond-as-before-the-disputes",
    kind: "lost",
    says: "lost disputes raise no bond",
    file: `${bond}/bond.ts`,
    is: "policy.baseSatoshi * (1n + BigInt(lostDisputes))",
    becomes: "policy.baseSatoshi",
    expectedIn: "test/domain/bond/bond.test.ts",
  },
  {
    name: "bond-back-too-soon",
    kind: "missing check",
    says: "a bond is returned while a trade that it covers goes on",
    file: `${bond}/decide-bond.ts`,
    is: "openCovered > 0 || ",
    becomes: "",
    expectedIn: "test/domain/bond/bond.test.ts",
  },
  {
    name: "given-back-because-nobody-knows",
    kind: "missing check",
    says: "a payment over Lightning comes back to its payer although the node may make it",
    file: payments,
    is: 'if (outcome.state === "pending") return;',
    becomes: 'if (outcome.state === "pending") return this.#giveBack(payment, now);',
    expectedIn: "test/application/lightning/pay-invoices.test.ts",
  },
  {
    name: "told-without-asking",
    kind: "missing check",
    says: "a node is told again to pay while another process may be at it",
    file: payments,
    is: "if (isOthers) return;",
    becomes: "",
    expectedIn: "test/application/lightning/pay-invoices.test.ts",
  },
  {
    name: "paid-without-a-preimage",
    kind: "missing check",
    says: "a node is believed that a payment is made without showing it",
    file: payments,
    is: "if (!this.#parts.isPreimage(preimage, hash)) {",
    becomes: "if (preimage === hash) {",
    expectedIn: "test/application/lightning/pay-invoices.test.ts",
  },
  {
    name: "drift-of-one-side",
    kind: "missing check",
    says: "channels may lose anything without a halt",
    file: "src/domain/reconciliation/look.ts",
    is: "beyond < 0n - leaving - tolerance || ",
    becomes: "",
    expectedIn: "test/domain/reconciliation/look.test.ts",
  },
  {
    name: "lightning-paid-in-a-halt",
    kind: "missing check",
    says: "payments over Lightning go on although channels and books differ",
    file: payments,
    is: '|| isHalted(halts, "lightning", asset)',
    becomes: "",
    expectedIn: "test/application/lightning/pay-invoices.test.ts",
  },
  {
    name: "sums-outside-the-hash",
    kind: "missing check",
    says: "a published tree can show each person other sums",
    file: tree,
    is: "text.set(right, 1 + nodeBytes);",
    becomes: "text.set(right.subarray(0, 32), 1 + nodeBytes);",
    expectedIn: "test/domain/liability/liability-tree.test.ts",
  },
];
