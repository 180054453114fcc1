import type { Actor } from "../../src/application/actor/actor.ts";
import { journalEntry } from "../../src/domain/ledger/journal-entry.ts";
import type { Money } from "../../src/domain/money/money.ts";

/** An entry that moves what is available of one trader to another. */
export function transfer(ref: string, amount: Money, from: Actor, to: Actor) {
  const { asset } = amount;
  return journalEntry(ref, [
    {
      from: { kind: "available", asset, traderId: from.traderId },
      to: { kind: "available", asset, traderId: to.traderId },
      amount,
    },
  ]);
}
