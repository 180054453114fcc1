import type { MultisigState } from "../../domain/multisig-escrow/trade-escrow.ts";

/** Where the Bitcoin of a trade that is over is, by the state of its multisig escrow. */
export const escrowWords: Readonly<Record<MultisigState, string>> = {
  keys_wanted: "Not paid",
  unused: "Not paid",
  address_ready: "Not paid",
  seen: "In the escrow on the blockchain",
  funded: "In the escrow on the blockchain",
  payout_proposed: "The payout is being signed",
  signed: "The payout is being signed",
  sent: "The payout was sent; it needs confirmations",
  settled: "Paid out of the escrow on the blockchain",
  exited: "Left the escrow without our key",
};
