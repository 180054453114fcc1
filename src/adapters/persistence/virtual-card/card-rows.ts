import type { StoredCard } from "../../../application/ports/virtual-card-store.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import { money } from "../../../domain/money/money.ts";
import { cardAsset, type CardState } from "../../../domain/virtual-card/virtual-card.ts";

/** The account of a card, up to its id. */
export const cardAccountPrefix = accountId({ kind: "card", asset: cardAsset, cardId: "" });

/** A card as JSON: exact numbers as text. */
export interface CardJson {
  readonly id: string;
  readonly version: number;
  readonly holderId: string;
  readonly state: CardState;
  readonly isFrozenByStaff: boolean;
  readonly isBusy: boolean;
  readonly reference: string | null;
  readonly balance: string;
}

/** What is on a card, of a row of `virtual_card` under that name; `prefix` is the parameter with its account's prefix. */
export const cardBalance = (row: string, prefix: string): string =>
  `coalesce((SELECT a.balance FROM ledger_account a WHERE a.id = ${prefix} || ${row}.id), 0)`;

/** A row of `virtual_card` under that name, as JSON. */
export const cardJson = (row: string, prefix: string): string => `json_build_object(
  'id', ${row}.id, 'version', ${row}.version, 'holderId', ${row}.trader_id, 'state', ${row}.state,
  'isFrozenByStaff', ${row}.is_frozen_by_staff, 'isBusy', ${row}.act_id IS NOT NULL,
  'reference', ${row}.reference, 'balance', ${cardBalance(row, prefix)}::text)`;

/** The card, read from the JSON. */
export function cardOf({ reference, balance, ...rest }: CardJson): StoredCard {
  return {
    ...rest,
    reference: reference ?? undefined,
    balance: money(cardAsset, BigInt(balance)),
  };
}
