import { cardHoldEntries } from "../../domain/virtual-card/card-entries.ts";
import {
  cardActText,
  type CardAct,
  type CardActState,
} from "../../domain/virtual-card/virtual-card.ts";
import type { SealIntent } from "../ports/chain-sender.ts";
import type { AggregateChange, Commit } from "../ports/commit.ts";

/** The card that an act is about: a new one, or one that was read. */
type ActedCard =
  | { readonly label: string }
  | { readonly version: number; readonly isFrozenByStaff?: boolean };

/** The parts of a commit that begin an act: what it holds, its row, and the card, which has one act at a time. */
export function cardActCommit(
  act: CardAct,
  card: ActedCard,
  by: { readonly now: number; readonly seal: SealIntent; readonly byStaff?: boolean },
): Pick<Commit, "entries"> & { readonly aggregates: readonly AggregateChange[] } {
  const at = new Date(by.now).toISOString();
  const requested: CardActState = "requested";
  const { id, cardId, holderId, kind, amount, fee } = act;
  return {
    entries: cardHoldEntries(act),
    aggregates: [
      "version" in card
        ? {
            aggregate: "virtual-card",
            id: cardId,
            seenVersion: card.version,
            state: {
              actId: id,
              ...(card.isFrozenByStaff !== undefined && { isFrozenByStaff: card.isFrozenByStaff }),
            },
          }
        : {
            aggregate: "virtual-card",
            id: cardId,
            seenVersion: undefined,
            state: {
              traderId: holderId,
              label: card.label,
              state: "ordered",
              actId: id,
              orderedAt: at,
            },
          },
      {
        aggregate: "virtual-card-act",
        id,
        seenVersion: undefined,
        state: {
          cardId,
          traderId: holderId,
          kind,
          state: requested,
          amount: amount.units,
          fee: fee.units,
          seal: by.seal(cardActText(act)),
          byStaff: by.byStaff ?? false,
          requestedAt: at,
        },
      },
    ],
  };
}
