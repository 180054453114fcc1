import type { TraderId } from "../../domain/id/id.ts";
import type { Money } from "../../domain/money/money.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type {
  CardActKind,
  CardActState,
  CardAsset,
  CardPaymentKind,
  CardPaymentState,
  CardState,
  DeclineReason,
} from "../../domain/virtual-card/virtual-card.ts";

/** A card as its holder sees it. */
export interface ShownCard {
  readonly id: string;
  readonly label: string;
  readonly state: CardState;
  readonly balance: Money<CardAsset>;
  readonly isFrozenByStaff: boolean;
  /** What the provider is at; undefined: nothing. */
  readonly under: CardActKind | undefined;
  /** Undefined before it was issued. */
  readonly issued:
    | {
        readonly brand: string;
        readonly lastFour: string;
        readonly expiryMonth: number;
        readonly expiryYear: number;
      }
    | undefined;
  readonly orderedAt: Instant;
}

/** The same for staff, with its holder. */
export interface StaffCard extends ShownCard {
  readonly holderId: TraderId;
  readonly username: string;
}

/** A payment as its holder sees it. */
export interface ShownCardPayment {
  readonly id: string;
  readonly cardId: string;
  readonly cardLabel: string;
  readonly kind: CardPaymentKind;
  readonly state: CardPaymentState;
  readonly reason: DeclineReason | undefined;
  readonly amount: Money<CardAsset>;
  readonly merchant: string;
  readonly at: Instant;
}

/** What was asked of the provider. */
export interface ShownCardAct {
  readonly id: string;
  readonly kind: CardActKind;
  readonly state: CardActState;
  readonly amount: Money<CardAsset>;
  readonly fee: Money<CardAsset>;
  readonly byStaff: boolean;
  readonly requestedAt: Instant;
  readonly endedAt: Instant | undefined;
}

/** What the ledger keeps of cards, to compare with what the provider says. */
export interface CardTotals {
  readonly onCards: Money<CardAsset>;
  /** On its way onto cards or off them. */
  readonly underWay: Money<CardAsset>;
  /** Payments that were reported and do not fit the ledger yet. */
  readonly unbooked: number;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Cards as people and staff see them. */
export interface VirtualCardViews {
  /** Newest first; those that are over last. */
  cardsOf(traderId: TraderId): Promise<readonly ShownCard[]>;
  /** Newest first. */
  paymentsOf(
    traderId: TraderId,
    wish: Page & { readonly cardId: string | undefined },
  ): Promise<{ readonly payments: readonly ShownCardPayment[]; readonly total: number }>;
  /** All cards, newest first, but those of `without`; `username`: of holders whose names begin so. */
  all(
    wish: Page & { readonly username: string | undefined; readonly without: readonly TraderId[] },
  ): Promise<{ readonly cards: readonly StaffCard[]; readonly total: number }>;
  /** One card with what happened to it, newest first. */
  history(id: string): Promise<
    | {
        readonly card: StaffCard;
        readonly acts: readonly ShownCardAct[];
        readonly payments: readonly ShownCardPayment[];
        /** When its number was read. */
        readonly readings: readonly Instant[];
      }
    | undefined
  >;
  totals(): Promise<CardTotals>;
}
