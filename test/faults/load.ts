import { setTimeout as pause } from "node:timers/promises";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { Chance } from "../simulation/chance.ts";
import type { AckJournal } from "./ack-journal.ts";
import type { InsistentClient } from "./insistent-client.ts";

/** Two traders: one starts on the other's offer and pays, the other releases. */
export interface Pair {
  readonly buyer: InsistentClient;
  readonly seller: InsistentClient;
  readonly offerId: string;
  readonly fiatAmount: string;
}

/** The share of trades that the buyer cancels. */
const cancelled = 0.15;

/** Clients that trade without a pause, each one trade after the other, until told to finish. */
export class Load {
  readonly #journal: AckJournal;
  #isOver = false;
  #failed: unknown;
  #live: Promise<void>[] = [];

  constructor(journal: AckJournal) {
    this.#journal = journal;
  }

  begin(pairs: readonly Pair[], clients: number, seed: number, name = "load"): void {
    this.#live = Array.from({ length: clients }, async (_, index) => {
      const chance = new Chance(seed + index);
      // Evenly: a seller can prove who they are at most five times at once.
      const pair = pairs[index % pairs.length];
      try {
        for (let round = 0; pair && !this.#isOver; round += 1) {
          await this.#trade(pair, `${name}-${seed}-${index}-${round}`, chance);
        }
      } catch (error) {
        this.#failed ??= error;
      }
    });
  }

  /** Lets each client finish its trade. Throws the error that stopped one of them. */
  async finish(withinMs: number): Promise<void> {
    this.#isOver = true;
    const giveUp = new AbortController();
    const tooLate = pause(withinMs, undefined, { signal: giveUp.signal }).then(() => {
      throw new Error(`Not everybody could finish a trade within ${withinMs} ms.`);
    });
    await Promise.race([Promise.all(this.#live), tooLate]);
    giveUp.abort();
    await tooLate.catch(() => undefined);
    if (this.#failed !== undefined) throw this.#failed;
  }

  async #trade(pair: Pair, name: string, chance: Chance): Promise<void> {
    const { buyer, seller, offerId, fiatAmount } = pair;
    const start = { offer_id: offerId, fiat_amount: fiatAmount };
    const step = async (
      act: "startTrade" | "markTradePaid" | "releaseTrade" | "cancelTrade",
      by: InsistentClient,
      asked: { parameters?: Record<string, string>; body?: object },
    ) => {
      const { id, status } = await by.insist(act, { ...asked, key: `${act}-${name}` });
      this.#journal.acknowledge({ trade: id, status });
      return { id };
    };
    const parameters = await step("startTrade", buyer, { body: start });
    if (chance.hits(cancelled)) {
      await step("cancelTrade", buyer, { parameters, body: {} });
      return;
    }
    await step("markTradePaid", buyer, { parameters });
    await step("releaseTrade", seller, { parameters, body: { password: demoPassword } });
  }
}
