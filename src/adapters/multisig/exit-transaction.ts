import { hex } from "@scure/base";
import { Transaction } from "@scure/btc-signer/transaction.js";
import { readBitcoinAddress } from "../../domain/chain/bitcoin-address.ts";
import { leastOutput } from "../../domain/multisig-escrow/agreed-payout.ts";
import { payoutVersion } from "../../domain/multisig-escrow/check-payout.ts";
import type { EscrowCoin, MultisigEscrow } from "../../domain/multisig-escrow/escrow-terms.ts";
import { exitSize } from "../../domain/multisig-escrow/transaction-size.ts";
import { accept, refuse } from "../../domain/result/result.ts";
import type { PartyKey } from "./escrow-keys.ts";
import { escrowScripts } from "./escrow-script.ts";
import { signatureOf } from "./signatures.ts";

/** What the seller decides about the exit. */
interface WantedExit {
  /** Any address of the escrow's network: the seller's exit key may pay anywhere. */
  readonly address: string;
  /** Satoshi for a virtual byte. */
  readonly rate: bigint;
}

/**
 * The seller's way out alone: pays all that is in the escrow to one address. Nodes refuse it until the next block is
 * `exitBlocks` after the one that paid the escrow (BIP 68, BIP 112).
 */
export function signExit(
  escrow: MultisigEscrow,
  coin: EscrowCoin,
  { address, rate }: WantedExit,
  key: PartyKey,
) {
  if (key.publicKey !== escrow.keys.exit) return refuse({ code: "other_words" } as const);
  const paid = readBitcoinAddress(address.trim(), escrow.network);
  if (!paid?.ok) return refuse({ code: "address_unknown" } as const);
  const networkFee = exitSize(paid.value.script) * rate;
  const units = coin.units - networkFee;
  if (units < leastOutput) return refuse({ code: "fee_too_high" } as const);
  const { script, witnessScript } = escrowScripts(escrow);
  const transaction = new Transaction({ allowUnknownInputs: true, version: payoutVersion });
  transaction.addInput({
    txid: coin.transaction,
    index: coin.place,
    sequence: escrow.exitBlocks,
    witnessUtxo: { script: hex.decode(script), amount: coin.units },
    witnessScript: hex.decode(witnessScript),
  });
  transaction.addOutput({ script: hex.decode(paid.value.script), amount: units });
  const spent = { witnessScript, units: coin.units };
  const none = new Uint8Array();
  transaction.updateInput(0, {
    // No two of three have signed, and CHECKMULTISIG takes one item more than it uses.
    finalScriptWitness: [
      signatureOf(transaction, spent, key.secret),
      none,
      none,
      none,
      hex.decode(witnessScript),
    ],
  });
  const raw = hex.encode(transaction.extract());
  return accept({ transaction: transaction.id, raw, address: paid.value.text, units, networkFee });
}
