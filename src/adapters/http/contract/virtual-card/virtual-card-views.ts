import { Type, type Static } from "typebox";
import { holderObstacles } from "../../../../domain/virtual-card/decide-card-act.ts";
import {
  cardActKinds,
  cardCurrencies,
  cardPaymentKinds,
  cardPaymentStates,
  cardStates,
  declineReasons,
} from "../../../../domain/virtual-card/virtual-card.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";

const instant = Type.String({ description: "ISO 8601, UTC" });

/** A card without its number. Sums in US cents, as strings. */
export const cardFields = {
  id: Type.String(),
  label: Type.String(),
  state: oneOf(cardStates),
  currency: oneOf(cardCurrencies),
  balanceCents: Type.String(),
  isFrozenByStaff: Type.Boolean(),
  /** What the provider is at; null: nothing. */
  under: orNull(oneOf(cardActKinds)),
  /** Null before it was issued. */
  issued: orNull(
    closed({
      brand: Type.String(),
      lastFour: Type.String(),
      expiryMonth: Type.Integer(),
      expiryYear: Type.Integer(),
    }),
  ),
  orderedAt: instant,
};

export const virtualCardView = view("VirtualCard", cardFields);
export type VirtualCardView = Static<typeof virtualCardView>;

/** What cards cost, and how much may be on them. Sums in US cents, as strings. */
const termsView = view("VirtualCardTerms", {
  currencies: Type.Array(oneOf(cardCurrencies)),
  /** US cents for one USDT: always the same. */
  centsPerUsdt: Type.Integer(),
  mostCards: Type.Integer(),
  issueFeeCents: Type.String(),
  topUpFeeBasisPoints: Type.Integer(),
  withdrawFeeBasisPoints: Type.Integer(),
  leastCents: Type.String(),
  mostTopUpCents: Type.String(),
  mostDayCents: Type.String(),
  mostCardCents: Type.String(),
});

export const ownCardsView = view("OwnVirtualCards", {
  /** Whether cards are ordered and loaded here; those that are there can be emptied in any case. */
  isOffered: Type.Boolean(),
  /** Whether the cards pay nothing anywhere. */
  isTest: Type.Boolean(),
  /** Whether a shop of the demo can be paid with them. */
  hasTestShop: Type.Boolean(),
  /** What keeps their holder from ordering and loading cards. */
  obstacle: orNull(
    closed({
      code: oneOf(holderObstacles),
      message: Type.String(),
      /** Of a blocked wallet: ID_REQUIRED or BLOCKED_IN_LOCATION. */
      kind: orNull(Type.String()),
    }),
  ),
  terms: termsView,
  /** USDT in the wallet, in base units. */
  available: Type.String(),
  /** What more can be loaded within these 24 hours, in US cents. */
  dayLeftCents: Type.String(),
  cards: Type.Array(virtualCardView),
});
export type OwnCardsView = Static<typeof ownCardsView>;

export const cardPaymentView = view("VirtualCardPayment", {
  id: Type.String(),
  cardId: Type.String(),
  cardLabel: Type.String(),
  kind: oneOf(cardPaymentKinds),
  state: oneOf(cardPaymentStates),
  /** Why it was declined, as far as the provider says. */
  reason: orNull(oneOf(declineReasons)),
  cents: Type.String(),
  merchant: Type.String(),
  at: instant,
});
export type CardPaymentView = Static<typeof cardPaymentView>;

/** What whoever pays with the card types: shown for a short time, and kept nowhere. */
export const cardNumberView = view("VirtualCardNumber", {
  number: Type.String(),
  cvv: Type.String(),
  shownSeconds: Type.Integer(),
});
