import { createHash } from "node:crypto";
import { AccountKeys } from "../../src/adapters/chain/account-keys.ts";
import { evmTip } from "../../src/adapters/chain/ethereum-fees.ts";
import { ethereumHotAccount } from "../../src/adapters/chain/ethereum-hot-account.ts";
import { ethereumNode } from "../../src/adapters/chain/ethereum-node.ts";
import { ethereumSender } from "../../src/adapters/chain/ethereum-sender.ts";
import { ethereumSigner } from "../../src/adapters/chain/ethereum-signer.ts";
import { readEvm } from "../../src/adapters/chain/evm-transaction.ts";
import { WatchOnlyAccount } from "../../src/adapters/chain/watch-only.ts";
import type { ChainSender, Signer } from "../../src/application/ports/chain-sender.ts";
import type { Commit } from "../../src/application/ports/commit.ts";
import type { SweepSigner } from "../../src/application/ports/sweep-store.ts";
import { PaySends } from "../../src/application/send/pay-sends.ts";
import { SweepCoins } from "../../src/application/send/sweep-coins.ts";
import { journalEntry } from "../../src/domain/ledger/journal-entry.ts";
import type { RealAsset } from "../../src/domain/money/asset.ts";
import { money, type Money } from "../../src/domain/money/money.ts";
import {
  defaultDepositPolicy,
  defaultSendPolicy,
} from "../../src/domain/policy/default-chain-policy.ts";
import { sendHoldEntry } from "../../src/domain/send/send-entries.ts";
import { intentText } from "../../src/domain/send/send.ts";
import { MemoryClaimStore } from "../memory/memory-claim-store.ts";
import { MemoryCommits } from "../memory/memory-commits.ts";
import { MemorySendStore } from "../memory/memory-send-store.ts";
import { MemorySweepStore } from "../memory/memory-sweep-store.ts";
import { MemoryTables } from "../memory/memory-tables.ts";
import { EthereumServer, tether } from "./ethereum-server.ts";
import { privateKeys, publicKeys } from "./signer-account.ts";
import { unscreened } from "./unscreened.ts";

export const gwei = 1_000_000_000n;
export const elsewhere = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
export const evmAccount = new WatchOnlyAccount(publicKeys.ethereum);
const hot = evmAccount.evmHotAddress();
const seal = (text: string) => createHash("sha256").update(`secret ${text}`).digest("hex");

/** A process that was killed. */
class Killed extends Error {}

/** A hot account with 10 Ether and 100 Tether on a node of Ethereum, and its books in memory. */
export class EvmWallet {
  readonly tables = new MemoryTables();
  now = 0;
  readonly sends = new MemorySendStore(this.tables, () => this.now);
  readonly sweeps = new MemorySweepStore(this.tables, () => this.now);
  readonly node: EthereumServer;
  readonly #commits = new MemoryCommits(this.tables, () => this.now);
  /** The step at which the process dies, `before …` or `after …`; undefined: never. */
  killAt: string | undefined;
  /** What a unit of gas takes for moves. */
  maxFee = 2n * gwei;
  #moves = 0;

  private constructor(node: EthereumServer) {
    this.node = node;
  }

  static async open(): Promise<EvmWallet> {
    const wallet = new EvmWallet(await EthereumServer.open());
    wallet.give(hot, 10n ** 19n, 100_000_000n);
    for (const asset of ["ETH", "USDT"] as const) {
      const from = { kind: "clearing", asset } as const;
      const to = { kind: "available", asset, traderId: "ana" } as const;
      const entry = journalEntry(`faucet:${asset}`, [
        { from, to, amount: money(asset, 10n ** 21n) },
      ]);
      await wallet.#commits.commit({ judgedAt: 0, usage: [], entries: [entry] });
    }
    return wallet;
  }

  close(): void {
    this.node.server.close();
  }

  /** Somebody else pays to an address, in the next block. */
  give(address: string, ether: bigint, tokens: bigint): void {
    const hash = `0x${createHash("sha256").update(`${address} ${ether} ${tokens}`).digest("hex")}`;
    const word = (digits: string) => `0x${digits.toLowerCase().padStart(64, "0")}`;
    const topics = [
      "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
      word("1"),
      word(address.slice(2)),
    ];
    const data = word(tokens.toString(16));
    const log = { address: tether.toLowerCase(), topics, data, logIndex: "0x0" };
    const value = `0x${ether.toString(16)}`;
    this.node.send({ hash, to: address.toLowerCase(), value, input: "0x", logs: [log] });
    this.node.findBlock();
  }

  /** Asks for a send as `SendCoins` does. */
  async ask(id: string, amount: Money<RealAsset>): Promise<void> {
    const { asset } = amount;
    const fee = asset === "ETH" ? money("ETH", 42_000n * gwei) : money("USDT", 400_000n);
    const networkFee = money("ETH", (asset === "ETH" ? 42_000n : 130_000n) * gwei);
    const target = { chain: "ethereum", address: elsewhere } as const;
    const wanted = { sendId: id, ...target, amount, fee, networkFee, needsApproval: false };
    const state = {
      traderId: "ana",
      amount,
      fee,
      networkFee,
      target: { kind: "address", ...target },
      state: "checked",
      needsApproval: false,
      seal: seal(intentText(wanted)),
    };
    await this.#commits.commit({
      judgedAt: this.now,
      usage: [],
      entries: [sendHoldEntry({ id, traderId: "ana", amount, fee })],
      aggregates: [{ aggregate: "send", id, seenVersion: undefined, state }],
    });
  }

  /** One round of sends. */
  round(): Promise<readonly unknown[]> {
    const chain = this.#dying(this.#senderOf(hot));
    return new PaySends({
      ...unscreened,
      sends: this.sends,
      claims: new MemoryClaimStore(this.tables, () => this.now),
      signer: this.#signer(),
      coins: undefined,
      chains: { ethereum: chain },
      accounts: { ethereum: this.#hot() },
      changes: { commit: (each) => this.#store(each) },
      policy: policyInForce,
    }).execute("ethereum");
  }

  /** One round of moves. */
  sweep(): Promise<readonly unknown[]> {
    return new SweepCoins({
      sweeps: this.sweeps,
      signer: this.#signer(),
      chain: (number) =>
        this.#dying(this.#senderOf(number === undefined ? hot : evmAccount.evmAddress(number))),
      hot: this.#hot(),
      maxFee: async () => this.maxFee,
      changes: { commit: (each) => this.#store(each) },
      policy: policyInForce,
      newId: () => `m${(this.#moves += 1)}`,
    }).execute();
  }

  /** Rounds and blocks until nothing is open any more, if nothing keeps it. */
  async finish(blocks = 70): Promise<void> {
    for (let count = 0; count < blocks; count += 1) {
      if (count % 8 < 3 || blocks - count < 4) await this.round();
      this.node.findBlock();
    }
    await this.round();
  }

  /** The nonces of the hot account that blocks have. */
  async nonces(): Promise<readonly number[]> {
    const raws = this.sends.all().flatMap(({ signed }) => (signed ? [readEvm(signed.raw)] : []));
    return raws.map(({ nonce }) => nonce).toSorted((one, other) => one - other);
  }

  /** What an entry moved, by account. */
  booked(ref: string): Readonly<Record<string, bigint>> {
    const { postings = [] } = this.tables.entries.get(ref) ?? {};
    return Object.fromEntries(
      postings.map(({ account, amount }) => [`${account.kind} ${account.asset}`, amount.units]),
    );
  }

  /** Halts sends of a coin, and of no other. */
  halt(asset: RealAsset | undefined): void {
    this.tables.halts.clear();
    if (!asset) return;
    const started = { at: 0, staffId: undefined, username: "", reason: "a test" };
    const words = { started, endAsked: undefined, ended: undefined };
    this.tables.halts.set("h", { id: "h", kind: "sends", asset, ...words });
  }

  #signer(): Signer & SweepSigner {
    const signer = ethereumSigner(new AccountKeys(privateKeys.ethereum), {
      seal,
      network: "regtest",
      chainId: 31_337,
      tether,
      tip: () => evmTip(this.node.server.url),
      policy: policyInForce,
    });
    return {
      sign: (...asked) => this.#step("sign", () => signer.sign(...asked)),
      sweep: (...asked) => this.#step("sign", () => signer.sweep(...asked)),
    };
  }

  #hot() {
    const { nextNumber } = this.#senderOf(hot);
    return ethereumHotAccount({
      url: this.node.server.url,
      tether,
      address: hot,
      nextNumber: nextNumber!,
      signedFrom: async (nonce) => {
        const sum = { ETH: 0n, USDT: 0n };
        for (const { signed, state, amount, paidFee = 0n } of this.sends.all()) {
          if (!signed || !["signed", "sent"].includes(state)) continue;
          if (readEvm(signed.raw).nonce < nonce) continue;
          sum.ETH += paidFee;
          sum[amount.asset as "ETH" | "USDT"] += amount.units;
        }
        for (const each of this.sweeps.all()) {
          const isOpen = ["signed", "sent"].includes(each.state) && each.kind === "gas";
          if (isOpen && each.nonce >= nonce) sum.ETH += each.paidFee + each.units;
        }
        return sum;
      },
    });
  }

  #senderOf(address: string): ChainSender {
    const { url } = this.node.server;
    const none = async () => new Set<string>();
    const node = ethereumNode({ url, chainId: 31_337, hotAddress: hot }, none);
    return ethereumSender({ url, node, address });
  }

  #dying(chain: ChainSender): ChainSender {
    return { ...chain, broadcast: (raw) => this.#step("broadcast", () => chain.broadcast(raw)) };
  }

  #store(commit: Commit) {
    return this.#step("store", () => this.#commits.commit(commit));
  }

  async #step<Done>(name: string, act: () => Promise<Done>): Promise<Done> {
    if (this.killAt === `before ${name}`) throw new Killed();
    const done = await act();
    if (this.killAt === `after ${name}`) throw new Killed();
    return done;
  }
}

function policyInForce() {
  return { deposit: defaultDepositPolicy, send: defaultSendPolicy };
}
