import type { PlantedFault } from "./planted-fault.ts";

const screening = "src/application/screening";
const held = "src/domain/deposit/held-deposit.ts";
const ofDeposits = "test/application/deposit/held-deposits.test.ts";
const ofAddresses = "test/application/screening/screen-address.test.ts";
const ofSends = "test/adapters/http/blocked-addresses.test.ts";

/** Faults of what is asked about addresses: where coins go, and where they come from. */
export const screeningFaults: readonly PlantedFault[] = [
  {
    name: "silence-taken-for-clear",
    kind: "missing check",
    says: "an address counts as clear although its screening did not answer",
    file: `${screening}/screen-address.ts`,
    is: "isSure = false;",
    becomes: "",
    expectedIn: ofAddresses,
  },
  {
    name: "blocked-in-one-spelling",
    kind: "missing check",
    says: "a blocked address is paid in another spelling",
    file: `${screening}/screen-address.ts`,
    is: "screenedSpelling(address)",
    becomes: "address",
    expectedIn: ofAddresses,
  },
  {
    name: "asked-for-a-blocked-address",
    kind: "missing check",
    says: "a send to a blocked address is taken",
    file: "src/application/send/prepare-send.ts",
    is: 'if (screened === "blocked") return refuse({ code: "address_blocked" });',
    becomes: "",
    expectedIn: ofSends,
  },
  {
    name: "signed-for-a-blocked-address",
    kind: "missing check",
    says: "a send leaves although its address was blocked while it waited",
    file: "src/application/send/pay-sends.ts",
    is: "if (await this.#isBlocked(send, now)) return;",
    becomes: "",
    expectedIn: ofSends,
  },
  {
    name: "credited-in-silence",
    kind: "missing check",
    says: "a deposit is credited although nobody could say where it comes from",
    file: held,
    is: 'if (verdict === "clear") return "credited";',
    becomes: 'if (verdict !== "blocked") return "credited";',
    expectedIn: ofDeposits,
  },
  {
    name: "held-until-unblocked",
    kind: "missing check",
    says: "a deposit from a blocked address is credited without staff when the address is unblocked",
    file: held,
    is: 'return verdict === "blocked" ? "held" : "unscreened";',
    becomes: 'return "unscreened";',
    expectedIn: ofDeposits,
  },
  {
    name: "released-after-its-credit",
    kind: "missing check",
    says: "staff release a deposit that is in the balance, and it is credited again",
    file: held,
    is: 'if (!ruledFrom[ruling].includes(deposit.state)) return refuse({ code: "deposit_not_held" });',
    becomes: "",
    expectedIn: ofDeposits,
  },
  {
    name: "unknown-senders-are-clear",
    kind: "missing check",
    says: "a deposit is credited although its node does not say where it comes from",
    file: `${screening}/screen-senders.ts`,
    is: 'if (!senders) return { verdict: "unknown" };',
    becomes: 'if (!senders) return { verdict: "clear" };',
    expectedIn: "test/application/screening/screen-senders.test.ts",
  },
  {
    name: "tokens-of-another-holder",
    kind: "missing check",
    says: "only who sent the transaction is asked about, and not whose tokens they are",
    file: "src/adapters/chain/ethereum-node.ts",
    is: "[spelt(holder), sender]",
    becomes: "[sender]",
    expectedIn: "test/adapters/chain/ethereum-node.test.ts",
  },
];
