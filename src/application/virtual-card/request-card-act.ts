import { money, type Money } from "../../domain/money/money.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import {
  areCardsKept,
  decideOrder,
  decideTopUp,
  decideWithdrawal,
  switchObstacle,
  type OrderObstacle,
  type StateObstacle,
  type TopUpObstacle,
  type WithdrawObstacle,
} from "../../domain/virtual-card/decide-card-act.ts";
import {
  cardAsset,
  parseCardLabel,
  type CardAct,
  type CardActKind,
  type CardAsset,
} from "../../domain/virtual-card/virtual-card.ts";
import type { ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { SealIntent } from "../ports/chain-sender.ts";
import {
  answerOfCommit,
  answerOfKnown,
  type CommandKey,
  type CommitChanges,
  type Conflict,
} from "../ports/commit.ts";
import type { NewId } from "../ports/new-id.ts";
import type { StoredCard, VirtualCardStore } from "../ports/virtual-card-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import { cardActCommit } from "./card-act-commit.ts";
import type { PreparedHolder, PrepareCard } from "./prepare-card.ts";

/** What every act can be refused for. */
type ActRefusal = { readonly code: "feature_off" | "not_found" | "key_reused" };

/** What a holder moves. `mostFee`: the fee that they saw, in base units; undefined: whatever it is. */
interface CardSum {
  readonly amount: Money<CardAsset>;
  readonly mostFee: bigint | undefined;
}

/** What is done, and what it costs if nothing is in its way. */
interface PlannedAct<Code extends string> {
  readonly kind: CardActKind;
  readonly amount: Money<CardAsset>;
  /** Of a new card. */
  readonly label?: string;
  readonly key: CommandKey | undefined;
  readonly decide: (
    prepared: PreparedHolder,
    card: StoredCard | undefined,
  ) => Result<Money<CardAsset>, { readonly code: Code }>;
}

/** What is needed for it. */
interface RequestParts {
  readonly prepare: Pick<PrepareCard, "execute" | "isOffered" | "hasProvider">;
  readonly store: Pick<VirtualCardStore, "find">;
  readonly proveIdentity: Pick<ProveIdentity, "execute" | "ofOwner">;
  readonly changes: CommitChanges;
  readonly newId: NewId;
  readonly seal: SealIntent;
}

const noMoney = money(cardAsset, 0n);

/**
 * Notes what a holder wants done with a card, and holds what it takes; the worker tells the provider. Every order and
 * every top-up of somebody changes a row of theirs, so that two at the same time are judged one after the other.
 */
export class RequestCardAct {
  readonly #parts: RequestParts;

  constructor(parts: RequestParts) {
    this.#parts = parts;
  }

  /** Returns the id of the card. `feature_off`: cards are not offered here. */
  async order(
    actor: Actor,
    wish: { readonly label: string; readonly mostFee: bigint | undefined },
    key: CommandKey | undefined,
  ) {
    if (!this.#parts.prepare.isOffered()) return refuse({ code: "feature_off" } as const);
    const label = parseCardLabel(wish.label);
    if (!label.ok) return label;
    return this.#carryOut<OrderObstacle | "fee_changed">(actor, undefined, {
      kind: "order",
      amount: noMoney,
      label: label.value,
      key,
      decide: ({ facts, rules }) => upTo(wish.mostFee, decideOrder(facts, rules)),
    });
  }

  /** Returns the id of the card. What was typed counts for this card and amount alone. */
  async topUp(
    actor: Actor,
    cardId: string,
    { amount, mostFee }: CardSum,
    typed: TypedProof,
    key: CommandKey | undefined,
  ) {
    const { prepare, proveIdentity } = this.#parts;
    if (!prepare.isOffered()) return refuse({ code: "feature_off" } as const);
    const known = await this.#recalled(key);
    if (known) return known;
    const proof = await proveIdentity.execute(actor, typed, "sendout");
    // A code counts once: the same command, sent twice at once, was carried out with it.
    if (!proof.ok) return (await this.#recalled(key)) ?? proof;
    return this.#carryOut<TopUpObstacle | "proof_needed" | "fee_changed" | "not_found">(
      actor,
      cardId,
      {
        kind: "top_up",
        amount,
        key,
        decide: ({ facts, rules }, card) =>
          card
            ? upTo(mostFee, decideTopUp(amount, card, facts, proof.value, rules))
            : refuse({ code: "not_found" }),
      },
    );
  }

  /** Returns the id of the card. */
  async withdraw(
    actor: Actor,
    cardId: string,
    { amount, mostFee }: CardSum,
    key: CommandKey | undefined,
  ) {
    if (!this.#parts.prepare.hasProvider()) return refuse({ code: "feature_off" } as const);
    return this.#carryOut<WithdrawObstacle | "fee_changed" | "not_found">(actor, cardId, {
      kind: "withdraw",
      amount,
      key,
      decide: ({ facts, rules }, card) =>
        card
          ? upTo(mostFee, decideWithdrawal(amount, card, facts, rules.virtualCard))
          : refuse({ code: "not_found" }),
    });
  }

  /** Closes a card for good, after a proof that its holder is there. Returns its id. */
  async terminate(actor: Actor, cardId: string, typed: TypedProof, key: CommandKey | undefined) {
    const { prepare, proveIdentity } = this.#parts;
    if (!prepare.hasProvider()) return refuse({ code: "feature_off" } as const);
    const known = await this.#recalled(key);
    if (known) return known;
    const proof = await proveIdentity.ofOwner(actor, typed);
    if (!proof.ok) return (await this.#recalled(key)) ?? proof;
    return this.#carryOut<StateObstacle | "proof_needed" | "not_found">(actor, cardId, {
      kind: "terminate",
      amount: noMoney,
      key,
      decide(_, card) {
        const decided = switched("terminate", card);
        return decided.ok && !proof.value ? refuse({ code: "proof_needed" }) : decided;
      },
    });
  }

  /** Freezes a card. Returns its id. */
  async freeze(actor: Actor, cardId: string) {
    if (!this.#parts.prepare.hasProvider()) return refuse({ code: "feature_off" } as const);
    return this.#carryOut<StateObstacle | "not_found">(actor, cardId, {
      kind: "freeze",
      amount: noMoney,
      key: undefined,
      decide: (_, card) => switched("freeze", card),
    });
  }

  /** Unfreezes a card. Returns its id. `card_locked`: the account lets no coins out, so its cards pay nothing. */
  async unfreeze(actor: Actor, cardId: string) {
    if (!this.#parts.prepare.hasProvider()) return refuse({ code: "feature_off" } as const);
    return this.#carryOut<StateObstacle | "card_locked" | "not_found">(actor, cardId, {
      kind: "unfreeze",
      amount: noMoney,
      key: undefined,
      decide: ({ facts }, card) =>
        card && areCardsKept(facts.account)
          ? refuse({ code: "card_locked" })
          : switched("unfreeze", card),
    });
  }

  async #carryOut<Code extends string>(
    actor: Actor,
    cardId: string | undefined,
    planned: PlannedAct<Code>,
  ): Promise<Result<string, ActRefusal | { readonly code: Code }>> {
    const known = await this.#recalled(planned.key);
    if (known) return known;
    return retryOnConflict(() => this.#judge(actor, cardId, planned));
  }

  async #judge<Code extends string>(
    actor: Actor,
    ownId: string | undefined,
    { kind, amount, label = "", key, decide }: PlannedAct<Code>,
  ): Promise<Result<string, ActRefusal | { readonly code: Code }> | Conflict> {
    const { prepare, changes, newId, seal } = this.#parts;
    const { traderId } = actor;
    const prepared = await prepare.execute(actor);
    const card = ownId === undefined ? undefined : await this.#own(ownId, traderId);
    // Read after the facts: what the same command did since then is known here.
    const known = await this.#recalled(key);
    if (known) return known;
    const decided = decide(prepared, card);
    if (!decided.ok) return decided;
    const { facts, seen } = prepared;
    const cardId = card?.id ?? newId();
    const act: CardAct = {
      id: newId(),
      cardId,
      holderId: traderId,
      kind,
      amount,
      fee: decided.value,
    };
    const begun = cardActCommit(act, card ?? { label }, { now: facts.now, seal });
    const common = { ...(key && { key, answer: cardId }), judgedAt: facts.now };
    const isPaid = kind === "order" || kind === "top_up";
    const outcome = await changes.commit(
      isPaid
        ? {
            ...common,
            halts: facts.halts,
            usage: [unchanged(traderId, seen.accountVersion)],
            entries: begun.entries,
            debts: [{ debtorId: traderId, asset: cardAsset, openUnits: 0n }],
            aggregates: [...begun.aggregates, holderChange(traderId, seen.holderVersion)],
          }
        : {
            ...common,
            ...begun,
            usage: kind === "unfreeze" ? [unchanged(traderId, seen.accountVersion)] : [],
          },
    );
    return answerOfCommit(outcome, cardId);
  }

  async #own(cardId: string, traderId: string): Promise<StoredCard | undefined> {
    const card = await this.#parts.store.find(cardId);
    return card?.holderId === traderId ? card : undefined;
  }

  async #recalled(key: CommandKey | undefined) {
    const known = key && (await this.#parts.changes.recall(key));
    return known && answerOfKnown(known);
  }
}

/** `fee_changed`: it costs more than its holder saw. */
function upTo<Code extends string>(
  mostFee: bigint | undefined,
  decided: Result<Money<CardAsset>, { readonly code: Code }>,
): Result<Money<CardAsset>, { readonly code: Code | "fee_changed" }> {
  if (!decided.ok || mostFee === undefined || decided.value.units <= mostFee) return decided;
  return refuse({ code: "fee_changed" });
}

/** Free, if nothing of the card is in the way. */
function switched(
  kind: "freeze" | "unfreeze" | "terminate",
  card: StoredCard | undefined,
): Result<Money<CardAsset>, { readonly code: StateObstacle | "not_found" }> {
  if (!card) return refuse({ code: "not_found" });
  const code = switchObstacle(kind, card, "holder");
  return code ? refuse({ code }) : accept(noMoney);
}

/** Two orders or top-ups of somebody at the same time are judged one after the other. */
function holderChange(traderId: string, seenVersion: number | undefined) {
  return { aggregate: "virtual-card-holder", id: traderId, seenVersion, state: {} };
}

/** Changes no counter, and is refused if the state of the account changed meanwhile. */
function unchanged(traderId: string, traderVersion: number) {
  const nothing = { active: 0, completed: 0, activeUsdCents: 0n, usdCents: 0n } as const;
  return { traderId, traderVersion, ...nothing };
}
