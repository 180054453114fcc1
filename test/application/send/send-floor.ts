import { createHash } from "node:crypto";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import {
  broadcast,
  findBlock,
  newChain,
  reorganise,
  whereIs,
} from "../../../src/adapters/chain/embedded-chain.ts";
import { embeddedSigner } from "../../../src/adapters/chain/embedded-signer.ts";
import { readSpend } from "../../../src/adapters/chain/embedded-transaction.ts";
import type { Actor } from "../../../src/application/actor/actor.ts";
import type { ChainSender } from "../../../src/application/ports/chain-sender.ts";
import type { Commit } from "../../../src/application/ports/commit.ts";
import { CancelSend } from "../../../src/application/send/cancel-send.ts";
import { PaySends } from "../../../src/application/send/pay-sends.ts";
import { accountId } from "../../../src/domain/ledger/account.ts";
import { journalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import { money } from "../../../src/domain/money/money.ts";
import {
  defaultDepositPolicy,
  defaultSendPolicy,
} from "../../../src/domain/policy/default-chain-policy.ts";
import { sendHoldEntry } from "../../../src/domain/send/send-entries.ts";
import { intentText } from "../../../src/domain/send/send.ts";
import { MemoryClaimStore } from "../../memory/memory-claim-store.ts";
import { MemoryCommits } from "../../memory/memory-commits.ts";
import { MemorySendStore } from "../../memory/memory-send-store.ts";
import { MemoryTables } from "../../memory/memory-tables.ts";

const address = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";
const key = new Uint8Array(32).fill(7);
const publicKey = secp256k1.getPublicKey(key);
const pace = { blockMs: 1, restAfter: 100 };
export const seal = (text: string) => createHash("sha256").update(`secret ${text}`).digest("hex");
const ana = { traderId: "ana" } as Actor;
export const funds = 1_000_000n;

/** A process that was killed. */
class Killed extends Error {}

/** The hot wallet with its books and a chain, all in memory. */
export class SendFloor {
  readonly tables = new MemoryTables();
  readonly sends = new MemorySendStore(this.tables, () => this.now);
  readonly #commits = new MemoryCommits(this.tables, () => this.now);
  chain = newChain("floor", 0);
  now = 0;
  /** What a list says of every address. */
  screened: "clear" | "blocked" | "unknown" = "clear";
  readonly noted: string[] = [];
  /** How many commits and broadcasts happen until the process is killed, after the last one or before. */
  killAfter: number | undefined;
  #asked = 0;

  async fund(): Promise<void> {
    const entry = journalEntry("faucet:ana", [
      {
        from: { kind: "clearing", asset: "BTC" },
        to: { kind: "available", asset: "BTC", traderId: "ana" },
        amount: money("BTC", funds),
      },
    ]);
    await this.#commits.commit({ judgedAt: 0, usage: [], entries: [entry] });
  }

  /** Asks for a send as `SendCoins` does. */
  async ask(units: bigint, heldUntil?: number, change: object = {}): Promise<string> {
    this.#asked += 1;
    const id = `s${this.#asked}`;
    const [amount, fee] = [money("BTC", units), money("BTC", 1_000n)];
    const needsApproval = "approval" in change;
    const wanted = { sendId: id, chain: "bitcoin", address, amount, fee, networkFee: fee } as const;
    const intent = { ...wanted, needsApproval };
    const state = {
      traderId: "ana",
      amount,
      fee,
      networkFee: fee,
      heldUntil,
      target: { kind: "address", chain: "bitcoin", address },
      state: heldUntil === undefined ? "checked" : "requested",
      needsApproval,
      seal: seal(intentText(intent)),
      ...change,
    };
    await this.#commits.commit({
      judgedAt: this.now,
      usage: [],
      entries: [sendHoldEntry({ id, traderId: "ana", amount, fee })],
      aggregates: [{ aggregate: "send", id, seenVersion: undefined, state }],
    });
    return id;
  }

  round(): Promise<readonly unknown[]> {
    const sender: ChainSender = {
      broadcast: (raw) =>
        this.#step(async () => {
          const spend = readSpend(raw, publicKey);
          if (!spend) return "refused";
          const done = broadcast(this.chain, spend, pace, 0);
          this.chain = done.chain;
          return done.outcome;
        }),
      whereIs: async (transaction) => whereIs(this.chain, transaction),
      tip: async () => {
        const { height, hash } = this.chain.blocks.at(-1)!;
        return { height, hash };
      },
    };
    const network = "regtest";
    const policy = () => defaultSendPolicy;
    return new PaySends({
      screening: { execute: async () => this.screened },
      securityEvents: { note: ({ name, traderId }) => void this.noted.push(`${name} ${traderId}`) },
      sends: this.sends,
      claims: new MemoryClaimStore(this.tables, () => this.now),
      signer: embeddedSigner({ key, seal, network, tether: "0x", policy }),
      coins: undefined,
      chains: { bitcoin: sender, ethereum: sender },
      changes: { commit: (each) => this.#step(() => this.#commits.commit(each)) },
      policy: () => ({ deposit: defaultDepositPolicy, send: defaultSendPolicy }),
    }).execute("bitcoin");
  }

  cancel(id: string) {
    const commit = (each: Commit) => this.#commits.commit(each);
    const claims = new MemoryClaimStore(this.tables, () => this.now);
    return new CancelSend(this.sends, claims, { commit }).execute(ana, id);
  }

  find(blocks: number): void {
    for (let count = 0; count < blocks; count += 1) this.chain = findBlock(this.chain, 0);
  }

  reorganise(depth: number): void {
    // Some transactions have to be brought to the new branch again.
    this.chain = reorganise(this.chain, depth, () => depth % 2 === 0);
  }

  balance(): bigint {
    const id = accountId({ kind: "available", asset: "BTC", traderId: "ana" });
    return this.tables.balances.get(id) ?? 0n;
  }

  /** What the chain paid. */
  paid(): readonly bigint[] {
    const { blocks, waiting } = this.chain;
    return [...blocks.flatMap(({ payments }) => payments), ...waiting].map(({ units }) => units);
  }

  states(): readonly string[] {
    return this.sends.all().map(({ state }) => state);
  }

  async #step<Done>(act: () => Promise<Done>): Promise<Done> {
    if (this.killAfter === 0) throw new Killed();
    const done = await act();
    if (this.killAfter !== undefined && --this.killAfter === 0) throw new Killed();
    return done;
  }
}
