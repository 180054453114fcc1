import { createHmac } from "node:crypto";
import { hex } from "@scure/base";
import { escrowAddress } from "../../src/adapters/multisig/escrow-script.ts";
import {
  newPayout,
  signPayout,
  writePayout,
} from "../../src/adapters/multisig/payout-transaction.ts";
import type { EscrowSeals } from "../../src/application/ports/multisig-escrow-store.ts";
import type {
  EscrowEnding,
  MultisigEscrow,
} from "../../src/domain/multisig-escrow/escrow-terms.ts";
import { endingText, termsText } from "../../src/domain/multisig-escrow/sealed-terms.ts";
import { newTradeEscrow, type TradeEscrow } from "../../src/domain/multisig-escrow/trade-escrow.ts";
import { bounds, buyer, coin, escrow, seller } from "./multisig-parties.ts";
import { bitcoinAccount } from "./signer-account.ts";

/** As the processes of an installation seal. */
export const seal = (text: string) => createHmac("sha256", "a secret").update(text).digest("hex");

export const keys = bitcoinAccount();

/** The escrow of the example parties, with the platform's key as the signer derives it. */
export const terms: MultisigEscrow = {
  ...escrow,
  keys: {
    ...escrow.keys,
    platform: hex.encode(keys.at("escrow", escrow.keyNumber).publicKey),
  },
};

export function sealsOf(ending: EscrowEnding, sealed = terms) {
  return {
    terms: seal(termsText(sealed)),
    ending: seal(endingText(sealed, ending)),
  } satisfies EscrowSeals;
}

/** A payout that the sides signed, as a PSBT. */
export function payoutBy(
  sides: readonly ("buyer" | "seller")[],
  ending: EscrowEnding,
  networkFee = 1_000n,
): string {
  const payout = newPayout({ escrow: terms, coin, ending, bounds }, networkFee);
  if (!payout.ok) throw new Error(payout.refusal.code);
  const secrets = { buyer: buyer.keys.shared.secret, seller: seller.keys.shared.secret };
  return writePayout(
    sides.reduce((signed, side) => signPayout(signed, secrets[side])!, payout.value),
  );
}

/** The same escrow as a trade has it: both gave their keys, and its coin is confirmed. */
export const funded: TradeEscrow = {
  ...newTradeEscrow({
    tradeId: terms.tradeId,
    network: terms.network,
    keyNumber: terms.keyNumber,
    exitBlocks: terms.exitBlocks,
    amount: terms.amount,
    fee: terms.fee,
    platform: { key: terms.keys.platform, address: terms.addresses.platform },
  }),
  buyer: { key: terms.keys.buyer, address: terms.addresses.buyer },
  seller: {
    key: terms.keys.seller,
    exit: terms.keys.exit,
    address: terms.addresses.seller,
  },
  address: escrowAddress(terms),
  coin: { ...coin, is: "confirmed", block: { height: 5, hash: "block 5" } },
};
