import { demoPassword } from "../../../../src/application/demo/demo-accounts.ts";
import { addressOf, buyer } from "../../../support/multisig-parties.ts";
import { ofParties } from "./row-kinds.ts";

const payout = "cHNidP8=";
const key = buyer.keys.shared.publicKey;

/** The escrow of a trade that is on the chain; of any other there is none. */
export const escrowRows = {
  viewEscrow: ofParties("escrow", [
    ["buyer", "ok"],
    ["seller", "ok"],
  ]),
  downloadRecoveryPage: ofParties("escrow", [
    ["buyer", "ok"],
    ["seller", "ok"],
  ]),
  playEscrowPayment: ofParties("escrow", [
    ["buyer", "not_found"],
    ["seller", "keys_wanted"],
  ]),
  // The seller gives the same key as the buyer, and without one for the exit.
  giveEscrowKeys: ofParties(
    "escrow",
    [
      ["buyer", "ok"],
      ["seller", "wrong_key"],
    ],
    { key, address: addressOf(11) },
  ),
  releaseEscrow: ofParties(
    "escrow",
    [
      ["buyer", "not_found"],
      ["seller", "not_funded"],
    ],
    { password: demoPassword, payout },
  ),
  returnEscrow: ofParties(
    "escrow",
    [
      ["seller", "not_found"],
      ["buyer", "not_funded"],
    ],
    { payout },
  ),
  signEscrowPayout: ofParties(
    "escrow",
    [
      ["buyer", "trade_is_open"],
      ["seller", "trade_is_open"],
    ],
    { payout },
  ),
};
