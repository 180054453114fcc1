import { hex } from "@scure/base";
import { Transaction } from "@scure/btc-signer/transaction.js";
import type { SignedTransaction } from "../../application/ports/chain-sender.ts";
import { coinId, type OwnCoin } from "../../domain/chain/own-coin.ts";
import { keyHashScript, type AccountKeys } from "./account-keys.ts";

/** A payment of Bitcoin from our own coins. */
export interface BitcoinSpend {
  readonly coins: readonly OwnCoin[];
  readonly recipient: { readonly script: Uint8Array; readonly units: bigint };
  /** What comes back, to the key with this number on the branch of change; zero: nothing. */
  readonly change: { readonly number: number; readonly units: bigint };
  readonly fee: bigint;
}

/** Can be replaced by one with a higher fee (BIP 125). */
const replaceable = 0xff_ff_ff_fd;

/** What a transaction spends, by the names of the outputs, and what it pays. */
interface ReadBitcoin {
  readonly spends: readonly string[];
  readonly outputs: readonly { readonly script: string; readonly units: bigint }[];
}

/** Reads the bytes of a transaction, whoever signed it. */
export function readBitcoin(raw: string): ReadBitcoin {
  const lenient = { allowUnknownOutputs: true, allowUnknownInputs: true };
  const transaction = Transaction.fromRaw(hex.decode(raw), lenient);
  const inputs = Array.from({ length: transaction.inputsLength }, (_, place) =>
    transaction.getInput(place),
  );
  const outputs = Array.from({ length: transaction.outputsLength }, (_, place) =>
    transaction.getOutput(place),
  );
  return {
    spends: inputs.map(({ txid, index }) =>
      coinId({ transaction: hex.encode(txid ?? new Uint8Array()), place: index ?? 0 }),
    ),
    outputs: outputs.map(({ script, amount }) => ({
      script: hex.encode(script ?? new Uint8Array()),
      units: amount ?? 0n,
    })),
  };
}

/** Signs all inputs (BIP 143). The same spend is always the same transaction. */
export function signBitcoin(spend: BitcoinSpend, keys: AccountKeys): SignedTransaction {
  const { coins, recipient, change, fee } = spend;
  const sum = coins.reduce((units, coin) => units + coin.units, 0n);
  if (fee <= 0n || sum !== recipient.units + change.units + fee) {
    throw new Error("A payment has to give away exactly what it takes");
  }
  const transaction = new Transaction({ allowUnknownOutputs: true });
  for (const { transaction: txid, place, units, branch, number } of coins) {
    const script = keyHashScript(keys.at(branch, number).publicKey);
    transaction.addInput({
      txid,
      index: place,
      sequence: replaceable,
      witnessUtxo: { script, amount: units },
    });
  }
  transaction.addOutput({ script: recipient.script, amount: recipient.units });
  if (change.units > 0n) {
    const script = keyHashScript(keys.at("change", change.number).publicKey);
    transaction.addOutput({ script, amount: change.units });
  }
  for (const [place, { branch, number }] of coins.entries()) {
    transaction.signIdx(keys.at(branch, number).secret, place);
  }
  transaction.finalize();
  return { transaction: transaction.id, raw: hex.encode(transaction.extract()) };
}
