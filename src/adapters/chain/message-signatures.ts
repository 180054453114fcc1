import { secp256k1 } from "@noble/curves/secp256k1.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { base64, hex } from "@scure/base";
import { RawWitness } from "@scure/btc-signer/script.js";
import { Transaction } from "@scure/btc-signer/transaction.js";
import { keyHashScript, type AccountKey } from "./account-keys.ts";

const encoder = new TextEncoder();

/** Neither is ever on a chain, so rules for sending do not hold for them. */
const virtual = { version: 0, allowUnknownInputs: true, allowUnknownOutputs: true } as const;

/**
 * Signs a message for the P2WPKH address of a key, as BIP 322 does in its simple format: the witness of a transaction
 * that no chain can have. In Base64, without the prefix `smp` that newer tools put before it.
 */
export function signBitcoinMessage(message: string, { secret, publicKey }: AccountKey): string {
  const script = keyHashScript(publicKey);
  const tag = sha256(encoder.encode("BIP0322-signed-message"));
  const digest = sha256(Uint8Array.of(...tag, ...tag, ...encoder.encode(message)));
  const toSpend = new Transaction(virtual);
  toSpend.addOutput({ script, amount: 0n });
  toSpend.addInput({
    txid: "00".repeat(32),
    index: 0xff_ff_ff_ff,
    sequence: 0,
    finalScriptSig: Uint8Array.of(0, 32, ...digest),
  });
  const toSign = new Transaction(virtual);
  toSign.addInput({
    txid: toSpend.id,
    index: 0,
    sequence: 0,
    witnessUtxo: { script, amount: 0n },
  });
  toSign.addOutput({ script: Uint8Array.of(0x6a), amount: 0n });
  toSign.signIdx(secret, 0);
  toSign.finalize();
  return base64.encode(RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? []));
}

/** Signs a message as `personal_sign` does (EIP-191, version 0x45): r, s and v, in hex. */
export function signEthereumMessage(message: string, { secret }: AccountKey): string {
  const text = encoder.encode(message);
  const prefix = encoder.encode(`\u0019Ethereum Signed Message:\n${text.length}`);
  const digest = keccak_256(Uint8Array.of(...prefix, ...text));
  const signed = secp256k1.sign(digest, secret, { prehash: false, format: "recovered" });
  const [recovery = 0] = signed;
  return `0x${hex.encode(signed.subarray(1))}${(27 + recovery).toString(16)}`;
}
