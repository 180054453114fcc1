import type { AccountState } from "../../domain/account/account-states.ts";
import type { Halt } from "../../domain/halt/halt.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { Money } from "../../domain/money/money.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { CardFacts, HolderFacts } from "../../domain/virtual-card/decide-card-act.ts";
import type {
  CardAct,
  CardActState,
  CardAsset,
  CardPaymentKind,
  CardPaymentState,
} from "../../domain/virtual-card/virtual-card.ts";
import type { ReportedPayment } from "./card-provider.ts";

/** What is known about somebody who wants something done with cards. */
export interface StoredHolderFacts extends Pick<
  HolderFacts,
  "now" | "inDebt" | "halts" | "available" | "openCards" | "dayUnits"
> {
  /** Of the row that each order and each top-up of theirs changes; undefined before the first. */
  readonly version: number | undefined;
  /** Where they live, by their own statement. */
  readonly country: string | undefined;
}

/** A card, as whoever does something with it needs it. */
export interface StoredCard extends CardFacts {
  readonly id: string;
  readonly version: number;
  readonly holderId: TraderId;
  /** How the provider calls it; undefined before it was issued. */
  readonly reference: string | undefined;
}

/** An act that is not over, with its card. */
export interface StoredCardAct extends CardAct {
  readonly version: number;
  readonly state: CardActState;
  readonly seal: string;
  /** When the provider was last told. */
  readonly attemptedAt: Instant | undefined;
  readonly byStaff: boolean;
  readonly card: StoredCard;
}

/** A payment whose money has not moved yet. */
export interface StoredCardPayment {
  readonly id: string;
  readonly version: number;
  readonly kind: CardPaymentKind;
  readonly state: CardPaymentState;
  /** False for a refund that came after the provider had terminated the card. */
  readonly isOnCard: boolean;
  readonly amount: Money<CardAsset>;
  readonly card: StoredCard;
}

/** Cards, their acts and their payments. Cards and acts are written by commits. */
export interface VirtualCardStore {
  holderFacts(traderId: TraderId): Promise<StoredHolderFacts>;
  find(id: string): Promise<StoredCard | undefined>;
  /** Active cards that nothing is done with, of people whose account has one of these states now. */
  activeCardsOf(states: readonly AccountState[]): Promise<readonly StoredCard[]>;
  /** The oldest first. */
  openActs(): Promise<readonly StoredCardAct[]>;
  /** Until where payments were read from the provider. */
  cursor(): Promise<string | undefined>;
  /** Notes what the provider reported, each payment once, and until where it was read. */
  keepPayments(payments: readonly ReportedPayment[], cursor: string): Promise<void>;
  /** Payments that were noted and not booked, the oldest first. */
  unbooked(most: number): Promise<readonly StoredCardPayment[]>;
  /** Notes that somebody reads the number of a card. */
  noteReading(cardId: string, readerId: TraderId): Promise<void>;
  present(): Promise<{ readonly now: Instant; readonly halts: readonly Halt[] }>;
}
