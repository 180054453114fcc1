import { secp256k1 } from "@noble/curves/secp256k1.js";
import { hex } from "@scure/base";
import { Transaction } from "@scure/btc-signer/transaction.js";
import { keyHash, keyHashScript } from "../../src/adapters/chain/account-keys.ts";
import { readBitcoin } from "../../src/adapters/chain/bitcoin-transaction.ts";
import type { ChainPayment } from "../../src/application/ports/chain-node.ts";
import { readBitcoinAddress, segwitAddress } from "../../src/domain/chain/bitcoin-address.ts";
import { callNode, freePort, startBitcoin } from "../../tools/chains/nodes.mjs";

/** The key of the coins that the contract's payments spend. */
const secret = new Uint8Array(32).fill(9);
const publicKey = secp256k1.getPublicKey(secret);
export const purse = segwitAddress(keyHash(publicKey), "regtest");
const elsewhere = segwitAddress(new Uint8Array(20).fill(99), "regtest");

const mostPayments = 2;
const coinUnits = 1_000_000n;

interface Coin {
  readonly transaction: string;
  readonly place: number;
}

/** A node of Bitcoin that runs, with coins of ours in its newest block. */
export class StartedBitcoin {
  readonly url: string;
  readonly close: () => Promise<void>;
  /** One for each payment. */
  readonly #coins: Coin[] = [];

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url;
    this.close = close;
  }

  static async start(): Promise<StartedBitcoin> {
    const { url, stop } = await startBitcoin(await freePort());
    const bitcoin = new StartedBitcoin(url, stop);
    for (let number = 1; number <= mostPayments; number += 1) {
      bitcoin.#coins.push(await bitcoin.paid(purse, coinUnits));
    }
    return bitcoin;
  }

  call(method: string, ...params: readonly unknown[]): Promise<unknown> {
    return callNode(this.url, method, ...params);
  }

  /** The purse of the node pays, and a block has it. */
  async paid(address: string, units: bigint): Promise<Coin> {
    const amount = (Number(units) / 1e8).toFixed(8);
    const transaction = (await this.call("sendtoaddress", address, amount)) as string;
    const raw = (await this.call("getrawtransaction", transaction)) as string;
    await this.findBlock();
    const script = hex.encode(scriptOf(address));
    const place = readBitcoin(raw).outputs.findIndex((output) => output.script === script);
    return { transaction, place };
  }

  /** Of whichever waits. */
  async findBlock(): Promise<void> {
    await this.call("generatetoaddress", 1, elsewhere);
  }

  /** The newest blocks, replaced by more. `spent` are in the first of them, in place of what spends the same. */
  async reorganise(depth: number, spent: readonly string[] = []): Promise<void> {
    const height = (await this.call("getblockcount")) as number;
    const oldest = await this.call("getblockhash", height - depth + 1);
    await this.call("invalidateblock", oldest);
    for (let count = 0; count <= depth; count += 1) {
      await this.call("generateblock", elsewhere, count === 0 ? spent : []);
    }
  }

  payment(number: number): ChainPayment {
    const { address, units } = paymentTo(number);
    return { transaction: this.#signed(number).id, place: 0, address, token: undefined, units };
  }

  /** Of the payment with this number. */
  raw(number: number): string {
    return this.#signed(number).hex;
  }

  /** What spends the coin of that payment, and pays it to someone else. */
  rival(number: number): string {
    return this.#signed(number, elsewhere).hex;
  }

  #signed(number: number, address = paymentTo(number).address): Transaction {
    const { units } = paymentTo(number);
    const { transaction: txid, place: index } = this.#coins[number - 1]!;
    const transaction = new Transaction();
    transaction.addInput({
      txid,
      index,
      witnessUtxo: { script: keyHashScript(publicKey), amount: coinUnits },
    });
    transaction.addOutput({ script: scriptOf(address), amount: units });
    // The first pays the most: blocks have them in their order.
    const back = coinUnits - units - 10_000n + BigInt(number) * 1_000n;
    transaction.addOutput({ script: keyHashScript(publicKey), amount: back });
    transaction.sign(secret);
    transaction.finalize();
    return transaction;
  }
}

function paymentTo(number: number): { readonly address: string; readonly units: bigint } {
  return {
    address: segwitAddress(new Uint8Array(20).fill(number), "regtest"),
    units: BigInt(number),
  };
}

function scriptOf(address: string): Uint8Array {
  const read = readBitcoinAddress(address, "regtest");
  if (!read?.ok) throw new Error("No address of the test network");
  return hex.decode(read.value.script);
}
