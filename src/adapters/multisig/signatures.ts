import { secp256k1 } from "@noble/curves/secp256k1.js";
import { hex } from "@scure/base";
import { SigHash, type Transaction } from "@scure/btc-signer/transaction.js";

/** What a signature of the first input signs (BIP 143): all inputs and outputs. */
function signedHash(transaction: Transaction, witnessScript: string, units: bigint): Uint8Array {
  return transaction.preimageWitnessV0(0, hex.decode(witnessScript), SigHash.ALL, units);
}

/** As a witness has it: DER, and what it covers. */
export function signatureOf(
  transaction: Transaction,
  spent: { readonly witnessScript: string; readonly units: bigint },
  secret: Uint8Array,
): Uint8Array {
  const hash = signedHash(transaction, spent.witnessScript, spent.units);
  const signature = secp256k1.sign(hash, secret, { prehash: false, format: "der", lowS: true });
  return Uint8Array.of(...signature, SigHash.ALL);
}

/** Whether it is a key's signature of exactly this transaction, as nodes require it. */
export function isSignatureOf(
  transaction: Transaction,
  spent: { readonly witnessScript: string; readonly units: bigint },
  { signature, publicKey }: { readonly signature: Uint8Array; readonly publicKey: string },
): boolean {
  if (signature.at(-1) !== SigHash.ALL) return false;
  const hash = signedHash(transaction, spent.witnessScript, spent.units);
  const options = { prehash: false, format: "der", lowS: true } as const;
  try {
    return secp256k1.verify(signature.slice(0, -1), hash, hex.decode(publicKey), options);
  } catch {
    return false;
  }
}
