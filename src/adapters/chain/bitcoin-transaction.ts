import { hex } from "@scure/base";
import { Transaction } from "@scure/btc-signer/transaction.js";
import type { SignedTransaction } from "../../application/ports/chain-sender.ts";
import type { OwnCoin } from "../../domain/chain/own-coin.ts";
import { keyHashScript, type AccountKeys } from "./account-keys.ts";

/** A payment of Bitcoin from our own coins. */
interface BitcoinSpend {
  readonly coins: readonly OwnCoin[];
  readonly recipient: { readonly script: Uint8Array; readonly units: bigint };
  /** What comes back, to the key with this number on the branch of change; zero: nothing. */
  readonly change: { readonly number: number; readonly units: bigint };
  readonly fee: bigint;
}

/** Can be replaced by one with a higher fee (BIP 125). */
const replaceable = 0xff_ff_ff_fd;

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
