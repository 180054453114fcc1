import { createHmac } from "node:crypto";
import type {
  CardCommand,
  CardNumber,
  CardOutcome,
  CardProvider,
  IssuedCard,
  ReportedPayment,
} from "../../application/ports/card-provider.ts";
import type { PlayCards } from "../../application/ports/play-cards.ts";
import type { DeclineReason } from "../../domain/virtual-card/virtual-card.ts";

/**
 * A card provider that exists only in this installation, with a shop where its cards pay. Sums in US cents, as text.
 * Numbers are not in it: they are made of a key of the installation.
 */
export interface EmbeddedCards {
  /** By reference. */
  readonly cards: Readonly<Record<string, EmbeddedCard>>;
  /** What became of each command that came here, by its id. */
  readonly acts: Readonly<Record<string, EmbeddedAct>>;
  readonly payments: readonly EmbeddedPayment[];
  /** How many payments there ever were. */
  readonly count: number;
}

interface EmbeddedCard {
  readonly state: "active" | "frozen" | "closed";
  readonly cents: string;
  readonly issuedAt: number;
}

interface EmbeddedAct {
  readonly at: number;
  readonly isDone: boolean;
  readonly reference?: string;
  readonly returned?: string;
}

interface EmbeddedPayment {
  readonly number: number;
  readonly reference: string;
  readonly kind: "purchase" | "refund";
  readonly reason: DeclineReason | null;
  /** False for a refund of a card that was terminated already; undefined: true. */
  readonly isOnCard?: false;
  readonly cents: string;
  readonly merchant: string;
  readonly at: number;
  /** The number of what is refunded. */
  readonly of?: number;
}

/** Changes the provider as nobody else does meanwhile; gives what it then is. */
export type ChangeCards = (
  act: (state: EmbeddedCards, now: number) => EmbeddedCards,
) => Promise<{ readonly state: EmbeddedCards; readonly now: number }>;

/** Older ones are forgotten. */
const mostKept = 2_000;

export const noCards: EmbeddedCards = { cards: {}, acts: {}, payments: [], count: 0 };

/** Nobody issues cards that begin so: no network has the range. */
const testRange = "99999900";
const yearsValid = 3;

/** The provider of a demo. Each number and code follows from the key and the card. */
export function embeddedCards(change: ChangeCards, key: Uint8Array): CardProvider {
  const read = async () => (await change((same) => same)).state;
  return {
    isTest: true,

    async carryOut(command) {
      const { state } = await change((before, now) =>
        before.acts[command.id] ? before : afterCommand(before, command, now),
      );
      return outcomeOf(state, command, key) ?? { state: "pending" };
    },

    async track(command) {
      return outcomeOf(await read(), command, key);
    },

    async reveal(reference) {
      const { cards } = await read();
      if (!cards[reference]) throw new Error(`No card is called ${reference}`);
      return testNumber(reference, key);
    },

    async payments(after) {
      const from = Number(after ?? 0);
      const { payments } = await read();
      const found = payments.filter(({ number }) => number > from).slice(0, 100);
      const last = found.at(-1);
      return {
        payments: found.map(reportOf),
        cursor: last ? String(last.number) : undefined,
      };
    },

    async totalCents() {
      const { cards } = await read();
      return Object.values(cards).reduce((sum, { cents }) => sum + BigInt(cents), 0n);
    },
  };
}

/** The shop of a demo. */
export function embeddedShop(change: ChangeCards): PlayCards {
  return {
    async pay(reference, { cents, merchant }) {
      await change((before, at) => {
        const card = before.cards[reference];
        if (!card) return before;
        const reason = declineOf(card, cents);
        const after = reason ? before : loaded(before, reference, 0n - cents);
        return withPayment(after, { reference, kind: "purchase", reason, cents, merchant, at });
      });
    },

    async refund(reference) {
      await change((before, at) => {
        const refunded = new Set(before.payments.map(({ of }) => of));
        const bought = before.payments.findLast(
          ({ number, kind, reason, reference: paidBy }) =>
            paidBy === reference && kind === "purchase" && !reason && !refunded.has(number),
        );
        if (!bought) return before;
        const { merchant, number: of } = bought;
        const cents = BigInt(bought.cents);
        const isClosed = before.cards[reference]?.state === "closed";
        const after = isClosed ? before : loaded(before, reference, cents);
        const refund = {
          reference,
          kind: "refund",
          reason: null,
          ...(isClosed && ({ isOnCard: false } as const)),
          cents,
          merchant,
          at,
          of,
        } as const;
        return withPayment(after, refund);
      });
    },
  };
}

function declineOf({ state, cents: has }: EmbeddedCard, cents: bigint): DeclineReason | null {
  if (state !== "active") return state;
  return cents > BigInt(has) ? "balance" : null;
}

function afterCommand(state: EmbeddedCards, command: CardCommand, now: number): EmbeddedCards {
  const { id, kind, cardId, cents } = command;
  const note = (after: EmbeddedCards, act: Omit<EmbeddedAct, "at">): EmbeddedCards => ({
    ...after,
    acts: newest({ ...state.acts, [id]: { at: now, ...act } }),
  });
  if (kind === "order") {
    const reference = `test_${cardId}`;
    const issued: EmbeddedCard = { state: "active", cents: "0", issuedAt: now };
    return note(
      { ...state, cards: { ...state.cards, [reference]: issued } },
      { isDone: true, reference },
    );
  }
  const { reference = "" } = command;
  const card = state.cards[reference];
  if (!card || card.state === "closed") return note(state, { isDone: false });
  const become = (changed: Partial<EmbeddedCard>): EmbeddedCards => ({
    ...state,
    cards: { ...state.cards, [reference]: { ...card, ...changed } },
  });
  switch (kind) {
    case "top_up":
      return note(loaded(state, reference, cents), { isDone: true });
    case "withdraw":
      return cents > BigInt(card.cents)
        ? note(state, { isDone: false })
        : note(loaded(state, reference, 0n - cents), { isDone: true });
    case "freeze":
      return note(become({ state: "frozen" }), { isDone: true });
    case "unfreeze":
      return note(become({ state: "active" }), { isDone: true });
    case "terminate":
      return note(become({ state: "closed", cents: "0" }), { isDone: true, returned: card.cents });
  }
}

function loaded(state: EmbeddedCards, reference: string, cents: bigint): EmbeddedCards {
  const card = state.cards[reference];
  if (!card) return state;
  const changed = { ...card, cents: String(BigInt(card.cents) + cents) };
  return { ...state, cards: { ...state.cards, [reference]: changed } };
}

function withPayment(
  state: EmbeddedCards,
  payment: Omit<EmbeddedPayment, "number" | "cents"> & { readonly cents: bigint },
): EmbeddedCards {
  const number = state.count + 1;
  const added: EmbeddedPayment = { ...payment, number, cents: String(payment.cents) };
  return { ...state, count: number, payments: [...state.payments, added].slice(-mostKept) };
}

function outcomeOf(
  { acts, cards }: EmbeddedCards,
  { id }: CardCommand,
  key: Uint8Array,
): CardOutcome | undefined {
  const act = acts[id];
  if (!act) return undefined;
  if (!act.isDone) return { state: "refused" };
  const { reference, returned } = act;
  const card = reference === undefined ? undefined : cards[reference];
  return {
    state: "done",
    ...(reference !== undefined && card && { issued: issuedOf(reference, card, key) }),
    ...(returned !== undefined && { returnedCents: BigInt(returned) }),
  };
}

function issuedOf(reference: string, { issuedAt }: EmbeddedCard, key: Uint8Array): IssuedCard {
  const at = new Date(issuedAt);
  return {
    reference,
    brand: "Test card",
    lastFour: testNumber(reference, key).number.slice(-4),
    expiryMonth: at.getUTCMonth() + 1,
    expiryYear: at.getUTCFullYear() + yearsValid,
  };
}

function reportOf(payment: EmbeddedPayment): ReportedPayment {
  const { number, reference, kind, reason, isOnCard = true, cents, merchant, at } = payment;
  return {
    id: `test_${number}`,
    reference,
    kind,
    state: reason ? "declined" : "approved",
    reason: reason ?? undefined,
    isOnCard,
    cents: BigInt(cents),
    merchant,
    at,
  };
}

function testNumber(reference: string, key: Uint8Array): CardNumber {
  const digest = createHmac("sha256", key).update(reference).digest();
  const seven = String(digest.readUInt32BE(0) % 10_000_000).padStart(7, "0");
  const cvv = String(digest.readUInt32BE(4) % 1_000).padStart(3, "0");
  const body = testRange + seven;
  return { number: body + checkDigit(body), cvv };
}

/** By Luhn (ISO/IEC 7812-1). */
function checkDigit(body: string): string {
  const sum = body
    .split("")
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return String((10 - (sum % 10)) % 10);
}

function newest(all: Readonly<Record<string, EmbeddedAct>>): Readonly<Record<string, EmbeddedAct>> {
  const inOrder = Object.entries(all).toSorted(([, one], [, other]) => one.at - other.at);
  return Object.fromEntries(inOrder.slice(-mostKept));
}
