import { createHash } from "node:crypto";
import { expect } from "chai";
import { bitcoinCore } from "../../../src/adapters/chain/bitcoin-core.ts";
import { bitcoinSender } from "../../../src/adapters/chain/bitcoin-sender.ts";
import { bitcoinSigner } from "../../../src/adapters/chain/bitcoin-signer.ts";
import { WatchOnlyAccount } from "../../../src/adapters/chain/watch-only.ts";
import type { ChainSender, Signer } from "../../../src/application/ports/chain-sender.ts";
import { PaySends } from "../../../src/application/send/pay-sends.ts";
import { coinId, type OwnCoin } from "../../../src/domain/chain/own-coin.ts";
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
import { CoreServer } from "../../support/core-server.ts";
import { bitcoinAccount, publicKeys } from "../../support/signer-account.ts";

const address = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";
const seal = (text: string) => createHash("sha256").update(`secret ${text}`).digest("hex");
const none = async () => new Set<string>();

/** A process that was killed. */
class Killed extends Error {}

/** A hot wallet with two coins on a node of Bitcoin. */
class Wallet {
  readonly tables = new MemoryTables();
  readonly sends = new MemorySendStore(this.tables, () => 0);
  readonly core: CoreServer;
  readonly #commits = new MemoryCommits(this.tables, () => 0);
  readonly #coins: OwnCoin[] = [];
  readonly #blocks: { height: number; hash: string; sent: readonly string[] }[] = [];
  /** The step at which the process dies; undefined: never. */
  killAt: string | undefined;

  private constructor(core: CoreServer) {
    this.core = core;
  }

  static async open(): Promise<Wallet> {
    const wallet = new Wallet(await CoreServer.open());
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
      judgedAt: 0,
      usage: [],
      entries: [sendHoldEntry({ id, traderId: "ana", amount, fee })],
      aggregates: [{ aggregate: "send", id, seenVersion: undefined, state }],
    });
  }

  async round(): Promise<readonly unknown[]> {
    const { url } = this.core.server;
    const node = bitcoinCore({ url, network: "regtest" }, none, async (all) => {
      const ours = new Set(this.sends.all().map(({ signed }) => signed?.transaction));
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
      sends: this.sends,
      claims: new MemoryClaimStore(this.tables, () => 0),
      signer: dying,
      coins: { spendable: async () => this.#spendable() },
      chains: { bitcoin: dying },
      changes: { commit: (each) => this.#step("store", () => this.#commits.commit(each)) },
      policy: () => ({ deposit: defaultDepositPolicy, send: defaultSendPolicy }),
    }).execute("bitcoin");
  }

  #spendable(): readonly OwnCoin[] {
    const back = this.sends.all().flatMap((send): OwnCoin[] => {
      const { change, number } = send as unknown as { change?: bigint; number?: number };
      if (!send.signed || number === undefined || !change) return [];
      const { transaction } = send.signed;
      return [{ transaction, place: 1, units: change, branch: "change", number }];
    });
    const isSpent = (coin: OwnCoin) => this.tables.aggregates.has(`spent-coin ${coinId(coin)}`);
    return [...this.#coins, ...back].filter((coin) => !isSpent(coin));
  }

  /** `before …` or `after …`. */
  async #step<Done>(name: string, act: () => Promise<Done>): Promise<Done> {
    if (this.killAt === `before ${name}`) throw new Killed();
    const done = await act();
    if (this.killAt === `after ${name}`) throw new Killed();
    return done;
  }
}

describe("sends of Bitcoin over a node", () => {
  let wallet: Wallet;
  beforeEach(async () => {
    wallet = await Wallet.open();
  });
  afterEach(() => wallet.core.server.close());

  const states = () => wallet.sends.all().map(({ state }) => state);
  const finish = async () => {
    for (let count = 0; count < 4; count += 1) {
      expect(await wallet.round()).to.deep.equal([]);
      wallet.core.findBlock();
    }
    await wallet.round();
  };
  const signed = () => wallet.sends.all().map((send) => send.signed?.transaction);

  const crashes: readonly (readonly [string, string])[] = [
    ["after it was signed and before it was stored", "after sign"],
    ["after it was stored and before it was broadcast", "before broadcast"],
    ["after it was broadcast and before that was stored", "after broadcast"],
  ];
  for (const [when, killAt] of crashes) {
    it(`are paid once by a process that died ${when}`, async () => {
      await wallet.ask("s1", 60_000n);
      wallet.killAt = killAt;
      expect(await wallet.round()).to.have.lengthOf(1);
      wallet.killAt = undefined;
      const [before] = signed();
      await finish();
      expect(states()).to.deep.equal(["confirmed"]);
      const [after] = signed();
      if (killAt !== "after sign") expect(after).to.equal(before);
      expect(wallet.core.paidTo(address)).to.deep.equal([60_000n]);
    });
  }

  it("spend each coin once, and what came back before any block has it", async () => {
    for (const id of ["s1", "s2", "s3"]) await wallet.ask(id, 45_000n);
    await finish();
    expect(states()).to.deep.equal(["confirmed", "confirmed", "confirmed"]);
    expect(wallet.core.paidTo(address)).to.deep.equal([45_000n, 45_000n, 45_000n]);
    // What networks took: three payments from one coin each, with change.
    expect(wallet.tables.balances.get("outgoing:BTC:s1")).to.equal(0n);
    expect(wallet.sends.all().map(({ paidFee }) => paidFee)).to.deep.equal([
      1_410n,
      1_410n,
      1_410n,
    ]);
  });

  it("book what the network took where more coins are needed than usual", async () => {
    await wallet.ask("s1", 150_000n);
    await finish();
    expect(wallet.sends.all()[0]?.paidFee).to.equal(2_090n);
    const { postings = [] } = wallet.tables.entries.get("send-settle:s1") ?? {};
    const hot = postings.filter(({ account }) => account.kind === "hot");
    expect(hot.reduce((sum, { amount }) => sum + amount.units, 0n)).to.equal(152_090n);
  });

  it("wait unsigned while our coins are not enough, and keep no smaller one back", async () => {
    await wallet.ask("s1", 250_000n);
    await wallet.ask("s2", 60_000n);
    expect(await wallet.round()).to.have.lengthOf(1);
    expect(states()).to.deep.equal(["checked", "sent"]);
  });

  it("are brought again with the same bytes after a reorganisation lost them", async () => {
    await wallet.ask("s1", 60_000n);
    await wallet.round();
    wallet.core.findBlock();
    await wallet.round();
    const before = signed();
    wallet.core.reorganise(1, () => true);
    await finish();
    expect(signed()).to.deep.equal(before);
    expect(states()).to.deep.equal(["confirmed"]);
    expect(wallet.core.paidTo(address)).to.deep.equal([60_000n]);
  });
});
