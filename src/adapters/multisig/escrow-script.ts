import { sha256 } from "@noble/hashes/sha2.js";
import { hex } from "@scure/base";
import { Script } from "@scure/btc-signer/script.js";
import { segwitAddress } from "../../domain/chain/bitcoin-address.ts";
import type { EscrowScripts } from "../../domain/multisig-escrow/check-payout.ts";
import { keyHolders, type MultisigEscrow } from "../../domain/multisig-escrow/escrow-terms.ts";

/**
 * The script of an escrow: two of the three, or, once it is old enough, the seller's exit key. It is what the miniscript
 * of `escrowDescriptor` compiles to, so that wallets which know miniscript can spend it without us.
 */
export function escrowScripts({ keys, exitBlocks }: MultisigEscrow): EscrowScripts {
  const shared = keyHolders.map((holder) => hex.decode(keys[holder]));
  const multisig = ["OP_2" as const, ...shared, "OP_3" as const, "CHECKMULTISIG" as const];
  const exit = [hex.decode(keys.exit), "CHECKSIGVERIFY" as const, exitBlocks];
  const witnessScript = Script.encode([
    ...multisig,
    "IFDUP",
    "NOTIF",
    ...exit,
    "CHECKSEQUENCEVERIFY",
    "ENDIF",
  ]);
  const program = sha256(witnessScript);
  const script = Uint8Array.of(0, program.length, ...program);
  return { script: hex.encode(script), witnessScript: hex.encode(witnessScript) };
}

/** Where the seller pays: a P2WSH address. */
export function escrowAddress(escrow: MultisigEscrow): string {
  const { script } = escrowScripts(escrow);
  return segwitAddress(hex.decode(script).slice(2), escrow.network);
}

/** The same script as an output descriptor (BIP 380, BIP 379), without a checksum. */
export function escrowDescriptor({ keys, exitBlocks }: MultisigEscrow): string {
  const shared = keyHolders.map((holder) => keys[holder]).join(",");
  return `wsh(or_d(multi(2,${shared}),and_v(v:pk(${keys.exit}),older(${exitBlocks}))))`;
}
