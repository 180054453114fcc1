import { createHash } from "node:crypto";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { expect } from "chai";
import fc from "fast-check";
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
import { SignerRefused, type ChainSender } from "../../../src/application/ports/chain-sender.ts";
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
const seal = (text: string) => createHash("sha256").update(`secret ${text}`).digest("hex");
const ana = { traderId: "ana" } as Actor;
const funds = 1_000_000n;

/** A process that was killed. */
class Killed extends Error {}

/** The hot wallet with its books and a chain, all in memory. */
class Floor {
  readonly tables = new MemoryTables();
  readonly sends = new MemorySendStore(this.tables, () => this.now);
  readonly #commits = new MemoryCommits(this.tables, () => this.now);
  chain = newChain("floor", 0);
  now = 0;
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

describe("sends to addresses", () => {
  let floor: Floor;
  beforeEach(async () => {
    floor = new Floor();
    await floor.fund();
  });

  it("are signed, brought to the chain, and settled once enough blocks confirm them", async () => {
    await floor.ask(50_000n);
    expect(await floor.round()).to.deep.equal([]);
    expect(floor.states()).to.deep.equal(["sent"]);
    floor.find(2);
    await floor.round();
    expect(floor.states()).to.deep.equal(["sent"]);
    floor.find(1);
    await floor.round();
    expect(floor.states()).to.deep.equal(["confirmed"]);
    expect(floor.paid()).to.deep.equal([50_000n]);
    expect(floor.tables.balances.get("outgoing:BTC:s1")).to.equal(0n);
    expect(floor.balance()).to.equal(funds - 51_000n);
  });

  it("wait for the end of their hold, and come back whole if they are cancelled in it", async () => {
    const id = await floor.ask(50_000n, 1_000);
    floor.now = 999;
    await floor.round();
    expect(floor.states()).to.deep.equal(["requested"]);
    expect((await floor.cancel(id)).ok).to.equal(true);
    expect((await floor.cancel(id)).ok).to.equal(true);
    floor.now = 1_000;
    await floor.round();
    expect(floor.states()).to.deep.equal(["cancelled"]);
    expect([floor.balance(), floor.paid()]).to.deep.equal([funds, []]);
  });

  it("cannot be cancelled once they are signed, or by somebody else", async () => {
    const id = await floor.ask(50_000n);
    await floor.round();
    expect(await floor.cancel(id)).to.have.nested.property("refusal.code", "send_on_its_way");
    expect(await floor.cancel("unknown")).to.have.nested.property("refusal.code", "not_found");
  });

  const tampered: readonly [string, object][] = [
    ["another address", { target: { kind: "address", chain: "bitcoin", address: "bcrt1qother" } }],
    ["another amount", { amount: money("BTC", 60_000n) }],
    ["another fee", { fee: money("BTC", 2_000n) }],
    ["no approval", { approval: undefined }],
    ["an approval without its seal", { approval: { first: "ada", second: "ben", seal: seal("") } }],
  ];
  for (const [name, change] of tampered) {
    it(`are not signed if the database has ${name}, and not what was asked for`, async () => {
      await floor.ask(50_000n, undefined, change);
      const [error] = await floor.round();
      expect(error).to.be.instanceOf(SignerRefused);
      expect([floor.states(), floor.paid()]).to.deep.equal([["checked"], []]);
    });
  }

  for (const kind of ["withdrawals", "sends"] as const) {
    it(`stay unsigned while ${kind} of their coin are halted`, async () => {
      const word = { staffId: "staff", username: "staff", at: 0, reason: "" };
      const none = { endAsked: undefined, ended: undefined };
      const halt = { id: "h", kind, asset: "BTC", started: word, ...none } as const;
      floor.tables.halts.set("h", halt);
      await floor.ask(50_000n);
      await floor.round();
      expect(floor.states()).to.deep.equal(["checked"]);
      floor.tables.halts.set("h", { ...halt, ended: word });
      await floor.round();
      expect(floor.states()).to.deep.equal(["sent"]);
    });
  }

  it("that cannot go on keep no other back", async () => {
    await floor.ask(50_000n, undefined, { seal: "broken" });
    await floor.ask(40_000n);
    expect(await floor.round()).to.have.lengthOf(1);
    expect(floor.states()).to.deep.equal(["checked", "sent"]);
  });

  it("are paid exactly once, wherever processes are killed and chains reorganised", async () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant("round" as const), killAfter: fc.option(fc.nat(5)) }),
      fc.record({ kind: fc.constant("find" as const), blocks: fc.integer({ min: 1, max: 3 }) }),
      fc.record({
        kind: fc.constant("reorganise" as const),
        depth: fc.integer({ min: 1, max: 2 }),
      }),
      fc.record({ kind: fc.constant("cancel" as const), which: fc.nat(2) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
        const run = new Floor();
        await run.fund();
        const ids = [await run.ask(50_000n), await run.ask(60_000n, 5), await run.ask(70_000n, 9)];
        for (const each of acts) {
          run.now += 1;
          if (each.kind === "find") run.find(each.blocks);
          if (each.kind === "reorganise") run.reorganise(each.depth);
          if (each.kind === "cancel") await run.cancel(ids[each.which]!);
          if (each.kind === "round") {
            run.killAfter = each.killAfter ?? undefined;
            await run.round().catch(() => undefined);
            run.killAfter = undefined;
          }
        }
        run.now = 100;
        for (let count = 0; count < 8; count += 1) {
          expect(await run.round()).to.deep.equal([]);
          run.find(3);
        }
        const all = run.sends.all();
        const gone = all.filter(({ state }) => state === "confirmed");
        expect(gone.length + all.filter(({ state }) => state === "cancelled").length).to.equal(3);
        const units = gone.map(({ amount }) => amount.units);
        expect(new Set(run.paid())).to.deep.equal(new Set<bigint>(units));
        expect(run.paid()).to.have.lengthOf(units.length);
        const spent = units.reduce((sum, each) => sum + each + 1_000n, 0n);
        expect(run.balance()).to.equal(funds - spent);
      }),
      { numRuns: 150 },
    );
  });
});
