import type { MultisigState } from "../../domain/multisig-escrow/trade-escrow.ts";

/** Where the Bitcoin of a trade that is over is, by the state of its multisig escrow. */
export const escrowWords: Readonly<Record<MultisigState, string>> = {
  keys_wanted: "Not paid",
  unused: "Not paid",
  address_ready: "Not paid",
  seen: "In the escrow; blocks have to confirm it",
  funded: "In the escrow; the payout has to be signed",
  payout_proposed: "The payout is signed by a party",
  signed: "The payout is signed",
  sent: "The payout was sent; blocks have to confirm it",
  settled: "Paid out of the escrow on the blockchain",
  exited: "Left the escrow without our key",
};
