import type { VirtualCardPolicy } from "../../domain/virtual-card/virtual-card-policy.ts";
import { cardDaySeconds } from "../../domain/virtual-card/virtual-card-policy.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { revealObstacle, type StateObstacle } from "../../domain/virtual-card/decide-card-act.ts";
import type { OwnerProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { CardNumber, CardProvider } from "../ports/card-provider.ts";
import type { Current } from "../ports/current-policy.ts";
import type { VirtualCardStore } from "../ports/virtual-card-store.ts";
import type { PrepareCard } from "./prepare-card.ts";

/**
 * - `feature_off`: nobody issues cards here.
 * - `card_number_unavailable`: the provider does not answer.
 */
type RevealRefusal =
  | OwnerProofRefusal
  | RateLimited
  | {
      readonly code:
        | StateObstacle
        | "card_locked"
        | "card_held"
        | "feature_off"
        | "not_found"
        | "card_number_unavailable";
    };

/** A number, and for how many seconds it is shown. */
interface RevealedCard extends CardNumber {
  readonly shownSeconds: number;
}

/** What is needed to show the number of a card. */
interface RevealParts {
  readonly prepare: Pick<PrepareCard, "execute">;
  readonly store: Pick<VirtualCardStore, "find" | "noteReading">;
  readonly provider: Pick<CardProvider, "reveal"> | undefined;
  readonly proveIdentity: Pick<ProveIdentity, "ofOwner">;
  readonly attempts: Pick<AttemptLimits, "begin">;
  readonly policy: Current<{ readonly virtualCard: VirtualCardPolicy }>;
}

/**
 * Shows the number of a card to its holder, after a proof that they are there. The number is the provider's and is kept
 * nowhere here; that it was read is noted before it is.
 */
export class RevealCard {
  readonly #parts: RevealParts;

  constructor(parts: RevealParts) {
    this.#parts = parts;
  }

  async execute(
    actor: Actor,
    cardId: string,
    typed: TypedProof,
  ): Promise<Result<RevealedCard, RevealRefusal>> {
    const { prepare, store, provider, proveIdentity, attempts, policy } = this.#parts;
    if (!provider) return refuse({ code: "feature_off" });
    const card = await store.find(cardId);
    if (card?.holderId !== actor.traderId) return refuse({ code: "not_found" });
    const { facts } = await prepare.execute(actor);
    const code = revealObstacle(card, facts);
    if (code) return refuse({ code });
    const { reference } = card;
    if (reference === undefined) return refuse({ code: "card_not_active" });
    const proof = await proveIdentity.ofOwner(actor, typed);
    if (!proof.ok) return proof;
    if (!proof.value) return refuse({ code: "proof_needed" });
    const { mostReveals: most, shownSeconds } = policy().virtualCard;
    const limit = { most, windowSeconds: cardDaySeconds };
    const counted = await attempts.begin(`card-number:${actor.traderId}`, limit);
    if (!counted.ok) return counted;
    await store.noteReading(card.id, actor.traderId);
    const number = await provider.reveal(reference).catch(() => undefined);
    return number
      ? accept({ ...number, shownSeconds })
      : refuse({ code: "card_number_unavailable" });
  }
}
