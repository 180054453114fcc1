import {
  embeddedCards,
  embeddedShop,
  noCards,
  type ChangeCards,
  type EmbeddedCards,
} from "../../src/adapters/card/embedded-cards.ts";
import type {
  CardCommand,
  CardOutcome,
  CardProvider,
  ReportedPayment,
} from "../../src/application/ports/card-provider.ts";
import type { PlayCards } from "../../src/application/ports/play-cards.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";

/** What a provider from outside leaves where it says nothing: a round that hears this has not failed. */
export class ProviderAway extends Error {}

/** How a provider takes what it is told: in turn, so that each manner comes to each kind of command. */
const manners = ["done", "late", "done", "unanswered", "done", "refused", "unheard"] as const;

/**
 * A card provider outside of the marketplace: it goes on whatever happens to processes. It answers late or not at all,
 * refuses, does not hear, and reports its payments more than once.
 */
export class SimulatedCards implements CardProvider, PlayCards {
  readonly isTest = true;
  readonly #now: () => Instant;
  #state: EmbeddedCards = noCards;
  readonly #refused = new Set<string>();
  /** Commands that are carried out already, and said to be pending until somebody asked twice. */
  readonly #late = new Map<string, number>();
  #told = 0;
  readonly #change: ChangeCards = async (act) => {
    const now = this.#now();
    this.#state = act(this.#state, now);
    return { state: this.#state, now };
  };
  readonly #provider = embeddedCards(this.#change, new Uint8Array(32));
  readonly #shop = embeddedShop(this.#change);

  constructor(now: () => Instant) {
    this.#now = now;
  }

  async carryOut(command: CardCommand): Promise<CardOutcome> {
    const isNew = !this.#state.acts[command.id] && !this.#refused.has(command.id);
    const manner = isNew ? manners[this.#told++ % manners.length] : "done";
    if (manner === "unheard") throw new ProviderAway("It never heard of it");
    if (manner === "refused") this.#refused.add(command.id);
    if (this.#refused.has(command.id)) return { state: "refused" };
    const outcome = await this.#provider.carryOut(command);
    if (manner === "unanswered") throw new ProviderAway("Its answer was lost");
    if (manner !== "late") return outcome;
    this.#late.set(command.id, 2);
    return { state: "pending" };
  }

  async track(command: CardCommand): Promise<CardOutcome | undefined> {
    if (this.#refused.has(command.id)) return { state: "refused" };
    const left = this.#late.get(command.id) ?? 0;
    if (left === 0) return this.#provider.track(command);
    this.#late.set(command.id, left - 1);
    return { state: "pending" };
  }

  reveal(reference: string) {
    return this.#provider.reveal(reference);
  }

  /** The last one that was read comes again. */
  async payments(after: string | undefined): Promise<{
    readonly payments: readonly ReportedPayment[];
    readonly cursor: string | undefined;
  }> {
    const before = after === undefined ? undefined : String(Math.max(0, Number(after) - 1));
    return this.#provider.payments(before);
  }

  totalCents() {
    return this.#provider.totalCents();
  }

  pay(reference: string, payment: Parameters<PlayCards["pay"]>[1]) {
    return this.#shop.pay(reference, payment);
  }

  refund(reference: string) {
    return this.#shop.refund(reference);
  }
}
