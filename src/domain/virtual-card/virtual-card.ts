import type { TraderId } from "../id/id.ts";
import { money, type Money } from "../money/money.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, isVisible, plainText } from "../text/plain-text.ts";

/** What cards are loaded from: one USDT is one US dollar on a card. */
export const cardAsset = "USDT";
export type CardAsset = typeof cardAsset;

/** What cards pay in. */
export const cardCurrencies = ["USD"] as const;
export type CardCurrency = (typeof cardCurrencies)[number];

/** Base units of USDT for one US cent. */
const unitsPerCent = 10_000n;

/**
 * - `ordered`: the provider has not issued it yet.
 * - `active`: it pays.
 * - `frozen`: it pays nothing until it is unfrozen.
 * - `closed`: for good; what was on it came back.
 * - `failed`: the provider did not issue it, and its fee came back.
 */
export const cardStates = ["ordered", "active", "frozen", "closed", "failed"] as const;
export type CardState = (typeof cardStates)[number];

/** States in which a card is there, or will be. */
export const openCardStates: readonly CardState[] = ["ordered", "active", "frozen"];

/** What the provider is asked to do with a card. */
export const cardActKinds = [
  "order",
  "top_up",
  "withdraw",
  "freeze",
  "unfreeze",
  "terminate",
] as const;
export type CardActKind = (typeof cardActKinds)[number];

/**
 * - `requested`: the provider has not heard of it.
 * - `told`: it was, or may have been, told; it alone says what became of it.
 * - `done`, `refused`: its answer.
 */
export const cardActStates = ["requested", "told", "done", "refused"] as const;
export type CardActState = (typeof cardActStates)[number];

/** Acts that are not over. A card has at most one. */
export const openCardActStates: readonly CardActState[] = ["requested", "told"];

/** Something that the provider is asked to do with a card. */
export interface CardAct {
  readonly id: string;
  readonly cardId: string;
  readonly holderId: TraderId;
  readonly kind: CardActKind;
  /** What goes onto the card or leaves it; nothing for the other kinds. */
  readonly amount: Money<CardAsset>;
  /** On top of what goes onto a card; out of what leaves it. */
  readonly fee: Money<CardAsset>;
}

/** A payment with a card, or one that came back. */
export const cardPaymentKinds = ["purchase", "refund"] as const;
export type CardPaymentKind = (typeof cardPaymentKinds)[number];

/** What the provider let through, and what not. */
export const cardPaymentStates = ["approved", "declined"] as const;
export type CardPaymentState = (typeof cardPaymentStates)[number];

/** Why the provider declined a payment, as far as it says. */
export const declineReasons = ["balance", "frozen", "closed", "other"] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** So many US cents, in what the ledger keeps of a card. */
export function ofCents(cents: bigint): Money<CardAsset> {
  return money(cardAsset, cents * unitsPerCent);
}

/** The US cents of an amount that is a whole number of them, or below. */
export function centsOf({ units }: Money): bigint {
  return units / unitsPerCent;
}

/** Whether an amount is a whole number of US cents: a card has nothing smaller. */
export function isWholeCents({ units }: Money): boolean {
  return units % unitsPerCent === 0n;
}

const mostLabelCharacters = 40;

/** Parses the name that its holder gives a card. */
export function parseCardLabel(
  typed: string,
): Result<string, { readonly code: "card_label_unusable" }> {
  const label = plainText(typed);
  const isUsable =
    label !== "" &&
    !label.includes("\n") &&
    isReadable(label) &&
    isVisible(label) &&
    charactersOf(label) <= mostLabelCharacters;
  return isUsable ? accept(label) : refuse({ code: "card_label_unusable" });
}

/** What the provider is asked to do, as one text for its seal: any change of it is another text. */
export function cardActText({ id, cardId, holderId, kind, amount, fee }: CardAct): string {
  return ["card", id, cardId, holderId, kind, amount.units, fee.units].join("\n");
}
