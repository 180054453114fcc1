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
  {
    name: "replaced-coin-forgotten",
    kind: "lost",
    says: "support is not told of a coin that a payment in full took the place of",
    file: "src/application/multisig-escrow/watch-escrows.ts",
    is: "await this.#noteReplaced(tradeId, coin, block);",
    becomes: "",
    expectedIn: "test/application/multisig-escrow/watch-escrows.test.ts",
  },
  {
    name: "late-fee-kept-on-chain",
    kind: "missing check",
    says: "the fee of an escrow on the chain is the platform's although staff were late",
    file: "src/domain/settlement/settlement.ts",
    is: 'const isOwed = feeGoesBack && custodyOf(trade) === "multisig"',
    becomes: 'const isOwed = feeGoesBack && custodyOf(trade) === "ledger"',
    expectedIn: "test/domain/arbitration/verdicts.test.ts",
  },
  {
    name: "fee-coin-before-its-booking",
    kind: "wrong status",
    says: "the coin of a fee is spent before enough blocks confirm the payout",
    file: "src/domain/multisig-escrow/booked-fee.ts",
    is: 'multisigState(escrow) !== "settled" ||',
    becomes: "",
    expectedIn: "test/domain/multisig-escrow/booked-fee.test.ts",
  },
  {
    name: "payment-closed-by-a-friend",
    kind: "missing check",
    says: "staff who are linked to the buyer close a payment besides the coin of an escrow",
    file: "src/application/multisig-escrow/close-payment-besides.ts",
    is: "if (linkedIds.includes(stored.buyerId))",
    becomes: "if (linkedIds.includes(stored.id))",
    expectedIn: "test/application/multisig-escrow/close-payment-besides.test.ts",
  },
];
