import { secp256k1 } from "@noble/curves/secp256k1.js";
import { ripemd160 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hex } from "@scure/base";
import { Transaction } from "@scure/btc-signer/transaction.js";

/** An output as a node knows it. */
interface Output {
  readonly script: string;
  readonly units: bigint;
}

/** A transaction as a node judges it. */
export interface ReadTransaction {
  readonly id: string;
  /** `<transaction>-<place>` of each output that it spends. */
  readonly spends: readonly string[];
  readonly outputs: readonly Output[];
  /** Whether it agrees to be replaced (BIP 125), and its size in virtual bytes. */
  readonly isReplaceable: boolean;
  readonly size: bigint;
  /** Whether every input is signed by the hash of a key that the spent output has. */
  readonly isSigned: (spent: readonly Output[]) => boolean;
}

/** Reads a transaction, as a node of Bitcoin does. */
export function readRaw(raw: string): ReadTransaction {
  const lenient = { allowUnknownOutputs: true, allowUnknownInputs: true };
  const transaction = Transaction.fromRaw(hex.decode(raw), lenient);
  const places = [...Array(transaction.inputsLength).keys()];
  const inputs = places.map((place) => transaction.getInput(place));
  return {
    id: transaction.id,
    spends: inputs.map(({ txid, index }) => `${hex.encode(txid!)}-${index}`),
    outputs: [...Array(transaction.outputsLength).keys()].map((place) => {
      const { script, amount } = transaction.getOutput(place);
      return { script: hex.encode(script!), units: amount! };
    }),
    isReplaceable: inputs.some(({ sequence }) => (sequence ?? 0xff_ff_ff_ff) < 0xff_ff_ff_fe),
    size: BigInt(transaction.vsize),
    isSigned: (spent) =>
      inputs.every(({ finalScriptWitness }, place) => {
        const [signature, publicKey] = finalScriptWitness ?? [];
        const { script, units } = spent[place]!;
        if (!signature || !publicKey) return false;
        const hash = hex.encode(ripemd160(sha256(publicKey)));
        if (script !== `0014${hash}`) return false;
        const code = hex.decode(`76a914${hash}88ac`);
        const digest = transaction.preimageWitnessV0(place, code, 1, units);
        const options = { prehash: false, format: "der" } as const;
        return secp256k1.verify(signature.slice(0, -1), digest, publicKey, options);
      }),
  };
}
