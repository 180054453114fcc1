import { createHash } from "node:crypto";
import { bitcoinCore } from "../../src/adapters/chain/bitcoin-core.ts";
import { bitcoinSender } from "../../src/adapters/chain/bitcoin-sender.ts";
import { bitcoinSigner } from "../../src/adapters/chain/bitcoin-signer.ts";
import { WatchOnlyAccount } from "../../src/adapters/chain/watch-only.ts";
import type { ChainSender, Signer } from "../../src/application/ports/chain-sender.ts";
import type { OwnCoins } from "../../src/application/ports/own-coins.ts";
import type { StoredSend } from "../../src/application/ports/send-store.ts";
import { RaiseSendFee } from "../../src/application/send/raise-send-fee.ts";
import { PaySends } from "../../src/application/send/pay-sends.ts";
import { coinId, type OwnCoin } from "../../src/domain/chain/own-coin.ts";
import { journalEntry } from "../../src/domain/ledger/journal-entry.ts";
import { money } from "../../src/domain/money/money.ts";
import {
  defaultDepositPolicy,
  defaultSendPolicy,
} from "../../src/domain/policy/default-chain-policy.ts";
import { sendHoldEntry } from "../../src/domain/send/send-entries.ts";
import { intentText } from "../../src/domain/send/send.ts";
import { MemoryClaimStore } from "../memory/memory-claim-store.ts";
import { MemoryCommits } from "../memory/memory-commits.ts";
import { MemorySendStore } from "../memory/memory-send-store.ts";
import { MemoryTables } from "../memory/memory-tables.ts";
import { CoreServer } from "./core-server.ts";
import { bitcoinAccount, publicKeys } from "./signer-account.ts";
import { unscreened } from "./unscreened.ts";

/** Who is paid. */
export const address = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";

const seal = (text: string) => createHash("sha256").update(`secret ${text}`).digest("hex");
const none = async () => new Set<string>();

/** A process that was killed. */
class Killed extends Error {}

/** A hot wallet with two coins of 100,000 satoshi on a node of Bitcoin. */
export class BitcoinWallet {
  readonly tables = new MemoryTables();
  readonly sends = new MemorySendStore(this.tables, () => this.now);
  readonly core: CoreServer;
  readonly #commits = new MemoryCommits(this.tables, () => this.now);
  readonly #coins: OwnCoin[] = [];
  readonly #blocks: { height: number; hash: string; sent: readonly string[] }[] = [];
  /** The step at which the process dies; undefined: never. */
  killAt: string | undefined;
  /** What another process does before the next commit, once. */
  meanwhile: (() => Promise<unknown>) | undefined;
  /** In milliseconds. */
  now = 0;

  private constructor(core: CoreServer) {
    this.core = core;
  }

  static async open(): Promise<BitcoinWallet> {
    const wallet = new BitcoinWallet(await CoreServer.open());
    const account = new WatchOnlyAccount(publicKeys.bitcoin);
    for (const number of [0, 1]) {
      wallet.core.send([{ address: account.bitcoinAddress(number, "regtest"), units: 100_000n }]);
      wallet.core.findBlock();
      const found = wallet.core.newestPayment();
      wallet.#coins.push({ ...found, units: 100_000n, branch: "receiving", number });
    }
    const from = { kind: "clearing", asset: "BTC" } as const;
    const to = { kind: "available", asset: "BTC", traderId: "ana" } as const;
    const entry = journalEntry("faucet:ana", [{ from, to, amount: money("BTC", 1_000_000n) }]);
    await wallet.#commits.commit({ judgedAt: 0, usage: [], entries: [entry] });
    return wallet;
  }

  async ask(id: string, units: bigint): Promise<void> {
    const [amount, fee] = [money("BTC", units), money("BTC", 1_410n)];
    const wanted = { sendId: id, chain: "bitcoin", address, amount, fee, networkFee: fee } as const;
    const state = {
      traderId: "ana",
      amount,
      fee,
      networkFee: fee,
      target: { kind: "address", chain: "bitcoin", address },
      state: "checked",
      needsApproval: false,
      seal: seal(intentText({ ...wanted, needsApproval: false })),
    };
    await this.#commits.commit({
      judgedAt: this.now,
      usage: [],
      entries: [sendHoldEntry({ id, traderId: "ana", amount, fee })],
      aggregates: [{ aggregate: "send", id, seenVersion: undefined, state }],
    });
  }

  /** Reads the newest block, and brings sends on. */
  async round(): Promise<readonly unknown[]> {
    const { url } = this.core.server;
    const node = bitcoinCore({ url, network: "regtest" }, none, async (all) => {
      const ours = new Set(this.sends.all().flatMap((send) => versionsOf(send)));
      return all.filter((each) => ours.has(each));
    });
    const block = await node.block((await node.tip()).hash);
    this.#blocks.unshift({ ...block!, sent: block?.sent ?? [] });
    const sender = bitcoinSender({
      url,
      node,
      places: { blocksWith: async (id) => this.#blocks.filter(({ sent }) => sent.includes(id)) },
      newestRead: async () => this.#blocks[0],
    });
    const signer = bitcoinSigner(bitcoinAccount(), {
      seal,
      network: "regtest",
      policy: () => defaultSendPolicy,
    });
    const dying: Signer & ChainSender = {
      sign: (...asked) => this.#step("sign", () => signer.sign(...asked)),
      broadcast: (raw) => this.#step("broadcast", () => sender.broadcast(raw)),
      whereIs: (transaction) => sender.whereIs(transaction),
      tip: () => sender.tip(),
    };
    return new PaySends({
      ...unscreened,
      sends: this.sends,
      claims: new MemoryClaimStore(this.tables, () => this.now),
      signer: dying,
      coins: this.#own(),
      chains: { bitcoin: dying },
      changes: { commit: (each) => this.#step("store", () => this.#commits.commit(each)) },
      policy: () => ({ deposit: defaultDepositPolicy, send: defaultSendPolicy }),
    }).execute("bitcoin");
  }

  /** What staff ask for a higher fee with. */
  raising(): RaiseSendFee {
    return new RaiseSendFee({
      sends: this.sends,
      coins: this.#own(),
      changes: this.#commits,
      policy: () => ({ send: defaultSendPolicy }),
      network: "regtest",
    });
  }

  /** What the next send can be paid from. */
  spendable(): readonly OwnCoin[] {
    const isSure = ({ state, earlier }: StoredSend) =>
      state === "confirmed" || earlier.length === 0;
    const back = this.sends.all().flatMap((send) => (isSure(send) ? changeOf(send) : []));
    return [...this.#coins, ...back].filter((coin) => this.#spentBy(coin) === undefined);
  }

  #own(): Omit<OwnCoins, "known"> {
    const all = () => [...this.#coins, ...this.sends.all().flatMap(changeOf)];
    return {
      spendable: async () => this.spendable(),
      spentBy: async (sendId) => all().filter((coin) => this.#spentBy(coin) === sendId),
      isSpent: async (coin) => this.tables.aggregates.has(`spent-coin ${coin}`),
    };
  }

  #spentBy(coin: OwnCoin): unknown {
    return this.tables.aggregates.get(`spent-coin ${coinId(coin)}`)?.state["sendId"];
  }

  /** `before …` or `after …`. */
  async #step<Done>(name: string, act: () => Promise<Done>): Promise<Done> {
    if (this.killAt === `before ${name}`) throw new Killed();
    const { meanwhile } = this;
    if (name === "store" && meanwhile) {
      this.meanwhile = undefined;
      await meanwhile();
    }
    const done = await act();
    if (this.killAt === `after ${name}`) throw new Killed();
    return done;
  }
}

function versionsOf({ signed, earlier }: StoredSend): readonly string[] {
  return [...earlier, ...(signed ? [signed] : [])].map(({ transaction }) => transaction);
}

function changeOf({ signed, number, change }: StoredSend): readonly OwnCoin[] {
  if (!signed || number === undefined || !change) return [];
  return [{ transaction: signed.transaction, place: 1, units: change, branch: "change", number }];
}
