import { createHash } from "node:crypto";
import { AuditedPapers, touchesPapers } from "./audited-papers.ts";
import { Auditor } from "./auditor.ts";
import { Chance } from "./chance.ts";
import type { Answer, Step } from "./commands.ts";
import { EscrowDrawer } from "./draw-escrows.ts";
import { StepDrawer } from "./draw-steps.ts";
import { letEverythingEnd } from "./finale.ts";
import type { Ground } from "./ground.ts";
import { openMarketplace, type Marketplace, type Stores } from "./marketplace.ts";
import { MemoryGround } from "./memory-ground.ts";
import { perform } from "./perform.ts";
import { Turnstile } from "./turnstile.ts";
import type { Touched } from "./watched-tables.ts";

/** How often everything is recounted. */
const recountEvery = 1_000;

/** Wraps the stores that the use cases call; planted faults are added this way. */
export type Wrap = (stores: Stores, ground: Ground) => Stores;

/** One world: the marketplace on its ground, and its auditor. */
export class Simulation {
  readonly ground: Ground;
  /** Those without a multisig escrow. */
  readonly tradeIds: string[] = [];
  /** Those with one. */
  readonly escrowIds: string[] = [];
  readonly #known = new Set<string | number>();
  /** How often each command got which answer. */
  readonly counts = new Map<string, number>();
  readonly #auditor: Auditor;
  readonly #papers = new AuditedPapers();
  readonly #turnstile = new Turnstile(() => this.#lookBetween());
  readonly #stores: Stores;
  readonly #namedCards = new Map<string, string>();
  readonly #hash = createHash("sha256");
  #marketplace: Marketplace;
  #broken: unknown;
  #step = 0;
  #ids = 0;

  private constructor(ground: Ground, wrap: Wrap) {
    this.ground = ground;
    this.#auditor = new Auditor(ground.tables, ground.isStill, ground.stores.escrowChain);
    const stores = wrap(ground.stores, ground);
    const guarded = Object.entries(stores).map(([name, store]) => [
      name,
      this.#turnstile.guard(store as object),
    ]);
    this.#stores = Object.fromEntries(guarded) as Stores;
    this.#marketplace = this.#open();
  }

  /** A world in which nothing has happened yet. */
  static async begin(
    ground: Ground = new MemoryGround(),
    wrap: Wrap = (stores) => stores,
  ): Promise<Simulation> {
    const simulation = new Simulation(ground, wrap);
    await ground.settle();
    simulation.#look(await ground.drain());
    simulation.#auditor.forget();
    return simulation;
  }

  /** The source of this world's steps. `hasEscrows`: whether trades with multisig escrows are among them. */
  drawer(seed: number, hasEscrows: boolean): StepDrawer {
    const { tables, states } = this.ground;
    const seen = { tables, tradeIds: this.escrowIds, states };
    // A chance of their own: the rest of the world stays as it is without them.
    const escrows = hasEscrows ? new EscrowDrawer(seen, new Chance(~seed)) : undefined;
    return new StepDrawer({ ...seen, tradeIds: this.tradeIds }, new Chance(seed), escrows);
  }

  /** Runs a step, and checks its results. Returns the answers. */
  async go(step: Step): Promise<readonly Answer[]> {
    const { deliveries, order, trouble, diesAfter } = step;
    await this.ground.pass(step.wait);
    this.#step = step.number;
    this.#ids = 0;
    const answers: Answer[] = deliveries.map(() => ({ said: "none", detail: "" }));
    const works = deliveries.map((delivery, at) => async () => {
      answers[at] = await perform(this.#marketplace, delivery);
    });
    const { isStill } = this.ground;
    const livedOn = await this.#turnstile.run(works, { order, trouble, diesAfter, isStill });
    if (!livedOn) this.#marketplace = this.#open();
    if (this.#broken) throw this.#broken;
    this.#look(await this.ground.drain());
    this.#auditor.judgeStep(step, answers, livedOn);
    if (touchesPapers(step)) await this.#lookAtPapers(step, answers);
    this.#note(step, answers);
    if (step.number % recountEvery === 0) this.#auditor.recount();
    return answers;
  }

  /** Lets time pass and staff decide until nothing runs, and recounts everything. */
  async end(): Promise<void> {
    await letEverythingEnd(this);
    this.#auditor.judgeEnd();
  }

  /** Recounts everything. */
  recount(): void {
    this.#auditor.recount();
  }

  /** A digest of what happened: the same trace has the same. */
  digest(): string {
    return this.#hash.copy().digest("hex");
  }

  #open(): Marketplace {
    return openMarketplace(this.#stores, {
      now: () => this.ground.now(),
      namedCards: this.#namedCards,
      newId: () => {
        this.#ids += 1;
        return `s${this.#step}-${this.#ids}`;
      },
    });
  }

  async #lookAtPapers(step: Step, answers: readonly Answer[]): Promise<void> {
    const { tables, contents: storage } = this.ground;
    const seen = { tables, storage, papers: await this.ground.papers(), now: this.ground.now() };
    this.#papers.look(seen, step, answers);
  }

  /** While use cases run: they must neither see nor hide what is broken then. */
  #lookBetween(): void {
    if (!this.ground.isStill) return;
    try {
      this.#look(this.ground.drainNow());
    } catch (error) {
      this.#broken ??= error;
    }
  }

  #look(touched: Touched): void {
    for (const id of touched.get("trades") ?? []) {
      if (this.#known.has(id)) continue;
      this.#known.add(id);
      const { custody } = this.ground.tables.trades.get(String(id))?.trade.memory ?? {};
      (custody === "multisig" ? this.escrowIds : this.tradeIds).push(String(id));
    }
    this.#auditor.look(touched);
  }

  #note(step: Step, answers: readonly Answer[]): void {
    this.#hash.update(JSON.stringify([step, answers, this.ground.tables.entries.size]));
    for (const [at, { command }] of step.deliveries.entries()) {
      const { said = "none", detail = "" } = answers[at] ?? {};
      const name = `${command.do} ${said === "refused" ? detail : said}`;
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    }
  }
}
