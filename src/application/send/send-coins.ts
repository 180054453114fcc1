import { decideSend, type SendRefusal } from "../../domain/send/decide-send.ts";
import type { IdentityProof } from "../../domain/account/identity-proof.ts";
import { personEntry } from "../../domain/send/send-entries.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { ProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import { serveFromBalance } from "../debt/serve-claims.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import {
  answerOfKnown,
  type CommandKey,
  type CommitChanges,
  type Conflict,
} from "../ports/commit.ts";
import type { NewId } from "../ports/new-id.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import type { AskedSend, PrepareRefusal, PrepareSend } from "./prepare-send.ts";

/** `key_reused`: the key stands for another command. */
type SendCoinsRefusal =
  | SendRefusal
  | PrepareRefusal
  | ProofRefusal
  | { readonly code: "key_reused" };

/** What is needed to send. */
interface SendParts {
  readonly prepare: Pick<PrepareSend, "execute">;
  readonly proveIdentity: Pick<ProveIdentity, "execute">;
  readonly claims: Pick<ClaimStore, "debtorBalance">;
  readonly changes: CommitChanges;
  readonly newId: NewId;
}

/**
 * Sends coins to another person: free, at once, and inside the ledger. Every send of a person changes
 * a row of theirs, so that two at the same time are judged one after the other.
 */
export class SendCoins {
  readonly #parts: SendParts;

  constructor(parts: SendParts) {
    this.#parts = parts;
  }

  /** Returns the id of the send. What was typed counts for this recipient and amount alone. */
  async execute(
    actor: Actor,
    asked: AskedSend,
    typed: TypedProof,
    key?: CommandKey,
  ): Promise<Result<string, SendCoinsRefusal>> {
    const { proveIdentity } = this.#parts;
    const known = await this.#recalled(key);
    if (known) return known;
    const proof = await proveIdentity.execute(actor, typed, "sendout");
    if (!proof.ok) return (await this.#recalled(key)) ?? proof;
    return retryOnConflict(() => this.#judge(actor, asked, proof.value, key));
  }

  async #judge(
    actor: Actor,
    asked: AskedSend,
    proof: IdentityProof | undefined,
    key: CommandKey | undefined,
  ): Promise<Result<string, SendCoinsRefusal> | Conflict> {
    const { prepare, changes, newId } = this.#parts;
    const prepared = await prepare.execute(actor, asked);
    // Read after the facts: what the same command did since then is known here.
    const known = await this.#recalled(key);
    if (known) return known;
    if (!prepared.ok) return prepared;
    const { wanted, facts, rules, seen } = prepared.value;
    const decided = decideSend(wanted, facts, proof, rules);
    if (!decided.ok) return decided;
    const { traderId } = actor;
    const { amount, target } = wanted;
    const { recipientId } = target;
    const id = newId();
    const served = await this.#serve(recipientId, amount);
    const outcome = await changes.commit({
      ...(key && { key, answer: id }),
      judgedAt: facts.now,
      halts: facts.halts,
      usage: [unchanged(traderId, seen.accountVersion)],
      claims: served.claims,
      debts: [{ debtorId: traderId, asset: amount.asset, openUnits: 0n }, ...served.debts],
      entries: [personEntry(id, { traderId, amount }, recipientId), ...served.entries],
      aggregates: [
        { aggregate: "sender", id: traderId, seenVersion: seen.senderVersion, state: {} },
        {
          aggregate: "send",
          id,
          seenVersion: undefined,
          state: {
            traderId,
            recipientId,
            asset: amount.asset,
            amount: amount.units,
            state: decided.value.state,
            usdCents: facts.usdCents,
            requestedAt: new Date(facts.now).toISOString(),
          },
          event: { kind: "received", recipients: [recipientId] },
        },
      ],
    });
    switch (outcome.outcome) {
      case "applied":
        return accept(id);
      case "replayed":
      case "key_reused":
        return answerOfKnown(outcome);
      case "conflict":
        return outcome;
    }
  }

  /** What was done under the key, if anything. */
  async #recalled(key: CommandKey | undefined) {
    const known = key && (await this.#parts.changes.recall(key));
    return known && answerOfKnown(known);
  }

  /** A debtor's debts are paid from what they get. */
  async #serve(debtorId: string, { asset, units }: AskedSend["amount"]) {
    const { debtorBalance } = await this.#parts.claims.debtorBalance(debtorId, asset);
    return serveFromBalance({ debtorId, asset, debtorBalance, gained: units });
  }
}

/** Changes no counter, and is refused if the state of the account changed meanwhile. */
function unchanged(traderId: string, traderVersion: number) {
  const nothing = { active: 0, completed: 0, activeUsdCents: 0n, usdCents: 0n } as const;
  return { traderId, traderVersion, ...nothing };
}
