import { createHash } from "node:crypto";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import {
  broadcast,
  findBlock,
  newChain,
  reorganise,
  whereIs,
} from "../../src/adapters/chain/embedded-chain.ts";
import { embeddedFees } from "../../src/adapters/chain/embedded-fees.ts";
import { embeddedSigner } from "../../src/adapters/chain/embedded-signer.ts";
import { readSpend } from "../../src/adapters/chain/embedded-transaction.ts";
import { demoAccounts } from "../../src/adapters/chain/demo-accounts.ts";
import type { ChainSender } from "../../src/application/ports/chain-sender.ts";
import { simulatedPolicy } from "./population.ts";

const key = new Uint8Array(32).fill(9);
const publicKey = secp256k1.getPublicKey(key);
const pace = { blockMs: 1, restAfter: 100 };

/** Seals what was asked for; the tables do not know how. */
export const seal = (text: string) => createHash("sha256").update(`sealed ${text}`).digest("hex");

/** Where the coins of the simulation go. */
export const elsewhere = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";

export const fees = embeddedFees({ BTC: 10, USDT: 1, ETH: 1 });

const { network, tether } = demoAccounts();

export const signer = embeddedSigner({
  key,
  seal,
  network,
  tether,
  policy: () => simulatedPolicy.send,
});

/** A chain outside of the marketplace: it goes on whatever happens to processes, and is reorganised at times. */
export class SimulatedChain implements ChainSender {
  #chain = newChain("simulation", 0);
  #found = 0;

  /** Time passes on it: a block, and now and then two blocks are replaced and some of theirs lost. */
  async findNext(): Promise<void> {
    this.#found += 1;
    if (this.#found % 7 === 0) {
      this.#chain = reorganise(this.#chain, 2, ({ place }) => place === 0 && this.#found % 2 === 0);
    }
    this.#chain = findBlock(this.#chain, 0);
  }

  async broadcast(raw: string) {
    const spend = readSpend(raw, publicKey);
    if (!spend) return "refused" as const;
    const done = broadcast(this.#chain, spend, pace, 0);
    this.#chain = done.chain;
    return done.outcome;
  }

  async whereIs(transaction: string) {
    return whereIs(this.#chain, transaction);
  }

  async tip() {
    const { height, hash } = this.#chain.blocks.at(-1) ?? { height: 0, hash: "" };
    return { height, hash };
  }
}
