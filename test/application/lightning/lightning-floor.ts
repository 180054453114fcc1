import { createHash } from "node:crypto";
import { isPreimage } from "../../../src/adapters/lightning/preimage.ts";
import { FollowInvoices } from "../../../src/application/lightning/follow-invoices.ts";
import { PayInvoices } from "../../../src/application/lightning/pay-invoices.ts";
import type { Commit } from "../../../src/application/ports/commit.ts";
import type { LightningNode } from "../../../src/application/ports/lightning-node.ts";
import { accountId } from "../../../src/domain/ledger/account.ts";
import { journalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import { money } from "../../../src/domain/money/money.ts";
import { sendHoldEntry } from "../../../src/domain/send/send-entries.ts";
import { paymentText } from "../../../src/domain/send/send.ts";
import { MemoryClaimStore } from "../../memory/memory-claim-store.ts";
import { MemoryCommits } from "../../memory/memory-commits.ts";
import { MemoryLightningStore } from "../../memory/memory-lightning-store.ts";
import { MemoryTables } from "../../memory/memory-tables.ts";
import { memoryLightning } from "../../support/memory-lightning.ts";

const start = 1_790_000_000_000;
export const funds = 1_000_000n;
const seal = (text: string) => createHash("sha256").update(`secret ${text}`).digest("hex");

/** A process that was killed. */
class Killed extends Error {}

/** A trader with a balance, a node of Lightning, and processes that can be killed; all in memory. */
export class LightningFloor {
  readonly tables = new MemoryTables();
  readonly store = new MemoryLightningStore(this.tables, () => this.now);
  readonly #commits = new MemoryCommits(this.tables, () => this.now);
  readonly lightning = memoryLightning(() => this.now);
  now = start;
  /** How many commits and calls of the node happen until the process is killed, after the last or before. */
  killAfter: number | undefined;
  /** Calls of the node that were carried out and whose answer was lost. */
  losesAnswers = false;
  paysAsked = 0;
  #asked = 0;

  static async open(): Promise<LightningFloor> {
    const floor = new LightningFloor();
    const entry = journalEntry("faucet:ana", [
      {
        from: { kind: "clearing", asset: "BTC" },
        to: { kind: "available", asset: "BTC", traderId: "ana" },
        amount: money("BTC", funds),
      },
    ]);
    await floor.#commits.commit({ judgedAt: 0, usage: [], entries: [entry] });
    return floor;
  }

  /** Asks for a payment as `SendCoins` does. */
  async ask(satoshi: bigint, change: object = {}): Promise<string> {
    const invoice = await this.lightning.invoiceElsewhere(satoshi);
    const { hash, expiresAt } = (await this.lightning.node.read(invoice))!;
    this.#asked += 1;
    const id = `p${this.#asked}`;
    const [amount, fee] = [money("BTC", satoshi), money("BTC", 100n)];
    const state = {
      traderId: "ana",
      amount,
      fee,
      invoice,
      hash,
      expiresAt,
      state: "checked",
      seal: seal(paymentText({ sendId: id, invoice, amount, fee })),
      ...change,
    };
    await this.#commits.commit({
      judgedAt: this.now,
      usage: [],
      entries: [sendHoldEntry({ id, traderId: "ana", amount, fee })],
      aggregates: [
        { aggregate: "send", id, seenVersion: undefined, state },
        {
          aggregate: "lightning-payment",
          id: hash,
          seenVersion: undefined,
          state: { sendId: id },
        },
      ],
    });
    return hash;
  }

  /** Makes an invoice as `CreateInvoice` does. */
  async wantToBePaid(satoshi: bigint): Promise<string> {
    const wanted = { satoshi, description: "", expirySeconds: 600 };
    const { hash, invoice } = await this.lightning.node.createInvoice(wanted);
    const amount = money("BTC", satoshi);
    const state = { traderId: "ana", invoice, amount, description: "", state: "open" };
    await this.#commits.commit({
      judgedAt: this.now,
      usage: [],
      entries: [],
      aggregates: [{ aggregate: "lightning-invoice", id: hash, seenVersion: undefined, state }],
    });
    return hash;
  }

  /** One round of a worker. `clock` is that of its process. */
  async round(clock: () => number = () => 0): Promise<readonly unknown[]> {
    const { node } = this.lightning;
    const slow: Pick<LightningNode, "pay" | "track" | "invoice"> = {
      pay: (wanted) => {
        this.paysAsked += 1;
        return this.#lost(() => this.#step(() => node.pay(wanted)));
      },
      track: (hash) => this.#step(() => node.track(hash)),
      invoice: (hash) => this.#step(() => node.invoice(hash)),
    };
    const changes = {
      commit: (each: Commit) => this.#step(() => this.#commits.commit(each)),
    };
    const claims = new MemoryClaimStore(this.tables, () => this.now);
    const payments = this.store;
    const parts = { payments, node: slow, claims, changes, seal, isPreimage, clock };
    return [
      ...(await new PayInvoices(parts).execute()),
      ...(await new FollowInvoices(this.store, slow, claims, changes).execute()),
    ];
  }

  balance(): bigint {
    const id = accountId({ kind: "available", asset: "BTC", traderId: "ana" });
    return this.tables.balances.get(id) ?? 0n;
  }

  /** What our channels have, in satoshi, rounded down. */
  async local(): Promise<bigint> {
    return (await this.lightning.node.health()).channels[0]?.local ?? 0n;
  }

  async #lost<Done>(act: () => Promise<Done>): Promise<Done> {
    const done = await act();
    if (this.losesAnswers) throw new Error("The connection broke");
    return done;
  }

  async #step<Done>(act: () => Promise<Done>): Promise<Done> {
    if (this.killAfter === 0) throw new Killed();
    const done = await act();
    if (this.killAfter !== undefined && --this.killAfter === 0) throw new Killed();
    return done;
  }
}
