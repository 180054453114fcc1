import type { LedgerAccount } from "../ledger/account.ts";
import { journalEntry, type JournalEntry, type Movement } from "../ledger/journal-entry.ts";
import type { TraderId } from "../id/id.ts";
import { add, subtract, type Money } from "../money/money.ts";
import { cardAsset, type CardAct, type CardAsset, type CardPaymentKind } from "./virtual-card.ts";

type Account = LedgerAccount<CardAsset>;

const asset = cardAsset;
const feesAccount: Account = { kind: "fees", asset };
const paidAccount: Account = { kind: "card_payments", asset };

function wallet(traderId: TraderId): Account {
  return { kind: "available", asset, traderId };
}

function cardAccount(cardId: string): Account {
  return { kind: "card", asset, cardId };
}

function actAccount(actId: string): Account {
  return { kind: "card_act", asset, actId };
}

/** From where an act takes what it holds; undefined where it holds nothing. */
function sourceOf({ kind, holderId, cardId }: CardAct): Account | undefined {
  switch (kind) {
    case "order":
    case "top_up":
      return wallet(holderId);
    case "withdraw":
      return cardAccount(cardId);
    case "freeze":
    case "unfreeze":
    case "terminate":
      return undefined;
  }
}

/** What an act holds while it is under way. */
function heldByAct({ kind, amount, fee }: CardAct): Money<CardAsset> {
  return kind === "withdraw" ? amount : add(amount, fee);
}

/** `card-hold:<act>`: what it costs its holder, or takes from the card, → card_act. */
export function cardHoldEntries(act: CardAct): readonly JournalEntry[] {
  const from = sourceOf(act);
  return from ? entriesOf(`card-hold:${act.id}`, [[from, actAccount(act.id), heldByAct(act)]]) : [];
}

/** `card-back:<act>`: exactly what was held, to where it came from. */
export function cardBackEntries(act: CardAct): readonly JournalEntry[] {
  const to = sourceOf(act);
  return to ? entriesOf(`card-back:${act.id}`, [[actAccount(act.id), to, heldByAct(act)]]) : [];
}

/**
 * `card-done:<act>`: card_act → card or the wallet, and the fee → fees. When a card was closed, what the provider gave
 * back goes from the card to the wallet.
 */
export function cardDoneEntries(
  act: CardAct,
  returned: Money<CardAsset> | undefined,
): readonly JournalEntry[] {
  const { id, kind, cardId, holderId, amount, fee } = act;
  const held = actAccount(id);
  const ref = `card-done:${id}`;
  switch (kind) {
    case "order":
      return entriesOf(ref, [[held, feesAccount, fee]]);
    case "top_up":
      return entriesOf(ref, [
        [held, cardAccount(cardId), amount],
        [held, feesAccount, fee],
      ]);
    case "withdraw":
      return entriesOf(ref, [
        [held, wallet(holderId), subtract(amount, fee)],
        [held, feesAccount, fee],
      ]);
    case "terminate":
      return returned ? entriesOf(ref, [[cardAccount(cardId), wallet(holderId), returned]]) : [];
    case "freeze":
    case "unfreeze":
      return [];
  }
}

/** What an act brings its holder's wallet once it is done. */
export function gainOfDone(act: CardAct, returned: Money<CardAsset> | undefined): bigint {
  if (act.kind === "withdraw") return act.amount.units - act.fee.units;
  return act.kind === "terminate" ? (returned?.units ?? 0n) : 0n;
}

/** What an act brings its holder's wallet when it comes back. */
export function gainOfBack(act: CardAct): bigint {
  return act.kind === "order" || act.kind === "top_up" ? heldByAct(act).units : 0n;
}

/**
 * `card-purchase:<payment>`: card → card_payments. `card-refund:<payment>`: back onto the card; into the wallet if the
 * card was terminated when the refund came.
 */
export function cardPaymentEntry(
  payment: {
    readonly id: string;
    readonly kind: CardPaymentKind;
    readonly amount: Money<CardAsset>;
    readonly isOnCard: boolean;
  },
  card: { readonly id: string; readonly holderId: TraderId },
): JournalEntry {
  const { id, kind, amount, isOnCard } = payment;
  if (kind === "purchase") {
    return journalEntry(`card-purchase:${id}`, [
      { from: cardAccount(card.id), to: paidAccount, amount },
    ]);
  }
  const to = isOnCard ? cardAccount(card.id) : wallet(card.holderId);
  return journalEntry(`card-refund:${id}`, [{ from: paidAccount, to, amount }]);
}

function entriesOf(
  ref: string,
  movements: readonly (readonly [from: Account, to: Account, amount: Money<CardAsset>])[],
): readonly JournalEntry[] {
  const moved: readonly Movement[] = movements
    .filter(([, , { units }]) => units !== 0n)
    .map(([from, to, amount]) => ({ from, to, amount }));
  return moved.length === 0 ? [] : [journalEntry(ref, moved)];
}
