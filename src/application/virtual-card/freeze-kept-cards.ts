import { statesThatKeepCoins } from "../../domain/account/account-states.ts";
import { money } from "../../domain/money/money.ts";
import { areCardsKept } from "../../domain/virtual-card/decide-card-act.ts";
import { cardAsset, type CardAct } from "../../domain/virtual-card/virtual-card.ts";
import type { SealIntent } from "../ports/chain-sender.ts";
import type { CommitChanges } from "../ports/commit.ts";
import type { NewId } from "../ports/new-id.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import type { StoredCard, VirtualCardStore } from "../ports/virtual-card-store.ts";
import { cardActCommit } from "./card-act-commit.ts";

/** What is needed for it. */
interface FreezeParts {
  readonly store: Pick<VirtualCardStore, "activeCardsOf" | "present">;
  readonly traders: Pick<TraderStore, "credentialsOf">;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly newId: NewId;
  readonly seal: SealIntent;
}

/**
 * Freezes the cards of people whose account lets no coins out, such as who was banned. Their holder unfreezes them when
 * that is over. Repeating it has no further effect.
 */
export class FreezeKeptCards {
  readonly #parts: FreezeParts;

  constructor(parts: FreezeParts) {
    this.#parts = parts;
  }

  /** One round. Returns the errors, card by card: one that cannot be frozen stops no other. */
  async execute(): Promise<readonly unknown[]> {
    const errors: unknown[] = [];
    for (const card of await this.#parts.store.activeCardsOf(statesThatKeepCoins())) {
      await this.#freeze(card).catch((error: unknown) => errors.push(error));
    }
    return errors;
  }

  /** Where somebody else changed the card meanwhile, the next round sees what there is. */
  async #freeze(card: StoredCard): Promise<void> {
    const { store, traders, changes, newId, seal } = this.#parts;
    const { id: cardId, holderId } = card;
    const holder = await traders.credentialsOf(holderId);
    if (holder && !areCardsKept(holder.account)) return;
    const { now } = await store.present();
    const nothing = money(cardAsset, 0n);
    const act: CardAct = {
      id: newId(),
      cardId,
      holderId,
      kind: "freeze",
      amount: nothing,
      fee: nothing,
    };
    const begun = cardActCommit(act, card, { now, seal, byStaff: true });
    await changes.commit({ judgedAt: now, usage: [], ...begun });
  }
}
