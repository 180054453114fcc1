import type { PlantedFault } from "./planted-fault.ts";

const sweeping = "src/application/send/sweep-coins.ts";
const following = "src/application/send/follow-send.ts";
const paying = "src/application/send/pay-sends.ts";
const signing = "src/adapters/chain/ethereum-signer.ts";
const paid = "test/application/send/pay-ethereum.test.ts";
const swept = "test/application/send/sweep-coins.test.ts";
const signed = "test/adapters/chain/ethereum-sends.test.ts";

/** Faults of sends on Ethereum, and of the moves that bring coins to its hot account. */
export const chainFaults: readonly PlantedFault[] = [
  {
    name: "earlier-transaction-forgotten",
    kind: "lost",
    says: "a send whose first transaction landed is never settled once a second was signed",
    file: "src/application/send/follow-transaction.ts",
    is: "[signed, ...earlier.toReversed()]",
    becomes: "[signed]",
    expectedIn: paid,
  },
  {
    name: "refused-by-a-contract-and-settled",
    kind: "missing check",
    says: "a send that a contract refused counts as paid",
    file: following,
    is: "landed.place.hasFailed === true",
    becomes: "landed.place.height < 0",
    expectedIn: paid,
  },
  {
    name: "settled-in-its-first-block",
    kind: "missing check",
    says: "a send is settled before its block is final",
    file: following,
    is: "landed.confirmations < blocksNeeded(amount, deposit)",
    becomes: "landed.confirmations < 0",
    expectedIn: paid,
  },
  {
    name: "replaced-out-of-order",
    kind: "missing check",
    says: "transactions that wait for another one are replaced, and cost more for nothing",
    file: "src/application/send/replace-stuck.ts",
    is: "number === next && ",
    becomes: "",
    expectedIn: paid,
  },
  {
    name: "signed-without-funds",
    kind: "missing check",
    says: "a send that the hot account can't pay holds up all after it",
    file: paying,
    is: "if (!(await account.covers(need))) {",
    becomes: "if (!(await account.covers(need)) && amount.units < 0n) {",
    expectedIn: paid,
  },
  {
    name: "numbers-of-another-wallet",
    kind: "missing check",
    says: "sends take nonces that somebody else used, and never land",
    file: paying,
    is: "if (taken > nextNumber) {",
    becomes: "if (taken < 0) {",
    expectedIn: paid,
  },
  {
    name: "another-nonce-for-the-same-send",
    kind: "missing check",
    says: "a replacement with another nonce is signed, and both land",
    file: signing,
    is: "before.nonce === nonce && ",
    becomes: "",
    expectedIn: signed,
  },
  {
    name: "replaced-without-end",
    kind: "missing check",
    says: "the signer raises the fee of a transaction as often as the database asks",
    file: signing,
    is: "earlier.length > mostBumps",
    becomes: "earlier.length < 0",
    expectedIn: signed,
  },
  {
    name: "tether-into-its-contract",
    kind: "missing check",
    says: "the signer sends Tether to the contract of Tether, where it is lost",
    file: signing,
    is: "to === tether || ",
    becomes: "",
    expectedIn: signed,
  },
  {
    name: "move-at-any-price",
    kind: "missing check",
    says: "a row can make the signer burn the hot account's Ether in fees",
    file: signing,
    is: "gas * maxFee > parts.policy().deposit.mostSweepFee",
    becomes: "gas * maxFee < 0n",
    expectedIn: signed,
  },
  {
    name: "gas-counted-as-a-deposit",
    kind: "missing check",
    says: "the gas that the platform sends to a person's address is credited to that person",
    file: "src/adapters/chain/ethereum-node.ts",
    is: "transactions.filter(({ from }) => spelt(from) !== settings.hotAddress)",
    becomes: "transactions",
    expectedIn: "test/adapters/chain/ethereum-node.test.ts",
  },
  {
    name: "move-without-its-fee",
    kind: "wrong fee",
    says: "the books do not have what moves between our addresses cost",
    file: sweeping,
    is: "const taken = place.paidFee ?? paidFee;",
    becomes: "const taken = paidFee;",
    expectedIn: swept,
  },
  {
    name: "moved-beyond-its-purse",
    kind: "missing check",
    says: "a move is replaced by one that its address can't pay",
    file: sweeping,
    is: "if (!affordsFee(sweep, raised.paidFee)) return false;",
    becomes: "",
    expectedIn: swept,
  },
  {
    name: "gift-halts-sends",
    kind: "missing check",
    says: "anybody halts sends of Ether with a payment that nobody sees",
    file: "src/domain/reconciliation/look.ts",
    is: "if (isOpen && drift > 0n && before.drift > 0n) {",
    becomes: "if (isOpen && drift < 0n && before.drift > 0n) {",
    expectedIn: "test/domain/reconciliation/look.test.ts",
  },
];
