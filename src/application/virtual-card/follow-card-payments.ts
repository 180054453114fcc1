import { cardPaymentEntry } from "../../domain/virtual-card/card-entries.ts";
import { cardAsset } from "../../domain/virtual-card/virtual-card.ts";
import { serveFromBalance } from "../debt/serve-claims.ts";
import type { CardProvider } from "../ports/card-provider.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import type { Commit, CommitChanges } from "../ports/commit.ts";
import type { StoredCardPayment, VirtualCardStore } from "../ports/virtual-card-store.ts";

/** How many payments are booked in a round. */
const mostBooked = 200;

/** What is needed to follow payments. */
interface FollowParts {
  readonly store: Pick<VirtualCardStore, "cursor" | "keepPayments" | "unbooked" | "present">;
  readonly provider: Pick<CardProvider, "payments">;
  readonly claims: Pick<ClaimStore, "debtorBalance">;
  readonly changes: Pick<CommitChanges, "commit">;
}

/** Reads what was paid with cards from their provider, and books it: each payment once. */
export class FollowCardPayments {
  readonly #parts: FollowParts;

  constructor(parts: FollowParts) {
    this.#parts = parts;
  }

  /** One round. Returns the errors, payment by payment: one that cannot be booked stops no other. */
  async execute(): Promise<readonly unknown[]> {
    const { store } = this.#parts;
    const errors: unknown[] = [];
    await this.#read().catch((error: unknown) => errors.push(error));
    // Each payment changes its card, so those of one card are booked one after the other.
    for (let isGoing = true; isGoing;) {
      isGoing = false;
      const passed = new Set<string>();
      for (const payment of await store.unbooked(mostBooked)) {
        const { id, isBusy } = payment.card;
        if (passed.has(id)) continue;
        const isWaiting = isShort(payment);
        // Once no act is under way, only what came later can cover it: a refund.
        if (!isWaiting || isBusy) passed.add(id);
        if (isWaiting) continue;
        const isBooked = await this.#book(payment).catch((error: unknown) => {
          errors.push(error);
          return false;
        });
        isGoing ||= isBooked;
      }
    }
    return errors;
  }

  async #read(): Promise<void> {
    const { store, provider } = this.#parts;
    const { payments, cursor } = await provider.payments(await store.cursor());
    if (cursor !== undefined) await store.keepPayments(payments, cursor);
  }

  async #book(payment: StoredCardPayment): Promise<boolean> {
    const { id, version, kind, state, isOnCard, amount, card } = payment;
    const isMoved = state === "approved";
    const { now } = await this.#parts.store.present();
    const entry = cardPaymentEntry(payment, card);
    const served = await this.#serve(card.holderId, isMoved && !isOnCard ? amount.units : 0n);
    const done = await this.#parts.changes.commit({
      judgedAt: now,
      usage: [],
      claims: served.claims,
      debts: served.debts,
      entries: isMoved ? [entry, ...served.entries] : [],
      aggregates: [
        ...served.aggregates,
        {
          aggregate: "virtual-card-payment",
          id,
          seenVersion: version,
          state: { bookedAt: new Date(now).toISOString() },
        },
        {
          aggregate: "virtual-card",
          id: card.id,
          seenVersion: card.version,
          state: {},
          event: { kind: isMoved ? kind : "declined", recipients: [card.holderId] },
        },
      ],
    });
    return done.outcome === "applied";
  }

  /** What the holder owes somebody is paid from what reaches their wallet. */
  async #serve(holderId: string, gained: bigint): Promise<Served> {
    if (gained === 0n) return { entries: [], claims: [], debts: [], aggregates: [] };
    const { debtorBalance } = await this.#parts.claims.debtorBalance(holderId, cardAsset);
    return serveFromBalance({ debtorId: holderId, asset: cardAsset, debtorBalance, gained });
  }
}

/**
 * What does not fit what the ledger has of the card waits, and with it what came after it: something is on its way
 * there or back.
 */
function isShort({ kind, state, amount, card }: StoredCardPayment): boolean {
  return state === "approved" && kind === "purchase" && amount.units > card.balance.units;
}

type Served = Required<Pick<Commit, "entries" | "claims" | "debts" | "aggregates">>;
