import type {
  CardActKind,
  CardPaymentKind,
  CardPaymentState,
  DeclineReason,
} from "../../domain/virtual-card/virtual-card.ts";

/** What a provider is asked to do with a card. */
export interface CardCommand {
  /** Of the act: the provider carries it out once, however often it is told. */
  readonly id: string;
  readonly kind: CardActKind;
  readonly cardId: string;
  /** How the provider calls the card; undefined before it issued it. */
  readonly reference: string | undefined;
  /** What goes onto the card or leaves it, in US cents. */
  readonly cents: bigint;
}

/** A card that a provider issued, without its number. */
export interface IssuedCard {
  readonly reference: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/**
 * What became of a command. `pending`: only the provider knows, and later.
 *
 * - `issued`: of an order.
 * - `returnedCents`: what was left on a card that was terminated.
 */
export type CardOutcome =
  | { readonly state: "done"; readonly issued?: IssuedCard; readonly returnedCents?: bigint }
  | { readonly state: "refused" }
  | { readonly state: "pending" };

/** What whoever pays with a card types. It is kept nowhere. */
export interface CardNumber {
  readonly number: string;
  readonly cvv: string;
}

/** A payment as a provider reports it. */
export interface ReportedPayment {
  readonly id: string;
  readonly reference: string;
  readonly kind: CardPaymentKind;
  readonly state: CardPaymentState;
  readonly reason: DeclineReason | undefined;
  /** False for a refund that came after the card was terminated: it is not among what was left on it. */
  readonly isOnCard: boolean;
  readonly cents: bigint;
  readonly merchant: string;
  /** In ms since the epoch. */
  readonly at: number;
}

/** Who issues cards and carries their payments out. Every call may fail, and a failed call may have been carried out. */
export interface CardProvider {
  /** Whether its cards pay nothing anywhere. */
  readonly isTest: boolean;
  carryOut(command: CardCommand): Promise<CardOutcome>;
  /** Undefined if the provider was never told. */
  track(command: CardCommand): Promise<CardOutcome | undefined>;
  reveal(reference: string): Promise<CardNumber>;
  /** What came after the cursor, the oldest first; from the beginning without one. */
  payments(after: string | undefined): Promise<{
    readonly payments: readonly ReportedPayment[];
    readonly cursor: string | undefined;
  }>;
  /** What is on all of our cards together. */
  totalCents(): Promise<bigint>;
}
