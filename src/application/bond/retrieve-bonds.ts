import type { IdentityProof } from "../../domain/account/identity-proof.ts";
import { bondEntry, bondId } from "../../domain/bond/bond.ts";
import type { BondPolicy } from "../../domain/bond/bond-policy.ts";
import { decideBondReturn, type BondReturnObstacle } from "../../domain/bond/decide-bond.ts";
import type { Result } from "../../domain/result/result.ts";
import type { ProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { BondStore } from "../ports/bond-store.ts";
import {
  answerOfCommit,
  answerOfKnown,
  type CommandKey,
  type CommitChanges,
  type Conflict,
} from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";

/** Why nothing was returned. */
type RetrieveRefusal =
  | { readonly code: BondReturnObstacle | "proof_needed" | "key_reused" }
  | ProofRefusal;

/** What is needed to get bonds back. */
interface RetrieveParts {
  readonly bonds: BondStore;
  readonly traders: Pick<TraderStore, "credentialsOf">;
  readonly proveIdentity: Pick<ProveIdentity, "execute">;
  readonly changes: CommitChanges;
  readonly policy: Current<{
    readonly start: { readonly bond: BondPolicy };
    readonly trade: { readonly proofAge: number };
  }>;
}

/**
 * Returns all bonds of somebody to their balance. A trade that a bond covers changes the bond's row at its
 * start: of a start and a return at the same time, one is judged after the other.
 */
export class RetrieveBonds {
  readonly #parts: RetrieveParts;

  constructor(parts: RetrieveParts) {
    this.#parts = parts;
  }

  /** Returns the holder's id. */
  async execute(
    actor: Actor,
    typed: TypedProof,
    key?: CommandKey,
  ): Promise<Result<string, RetrieveRefusal>> {
    const { changes, proveIdentity } = this.#parts;
    const known = key && (await changes.recall(key));
    if (known) return answerOfKnown(known);
    const proof = await proveIdentity.execute(actor, typed, "sendout");
    if (!proof.ok) return proof;
    return retryOnConflict(() => this.#return(actor.traderId, proof.value, key));
  }

  async #return(
    holderId: string,
    proof: IdentityProof | undefined,
    key: CommandKey | undefined,
  ): Promise<Result<string, RetrieveRefusal> | Conflict> {
    const { bonds, traders, changes, policy } = this.#parts;
    const { start, trade } = policy();
    const { bond } = start;
    const [facts, owner] = await Promise.all([
      bonds.factsOf(holderId, bond.lostWithin),
      traders.credentialsOf(holderId),
    ]);
    if (!owner) throw new Error(`${holderId} is signed in and has no account`);
    const { account } = owner;
    const decided = decideBondReturn({ ...facts, account }, proof, bond, trade.proofAge);
    if (!decided.ok) return decided;
    const nothing = { active: 0, completed: 0, activeUsdCents: 0n, usdCents: 0n } as const;
    const outcome = await changes.commit({
      ...(key && { key, answer: holderId }),
      judgedAt: facts.now,
      halts: facts.halts,
      usage: [{ traderId: holderId, traderVersion: account.version, ...nothing }],
      entries: decided.value.map(({ amount, version }) =>
        bondEntry("return", holderId, amount, version + 1),
      ),
      debts: decided.value.map(({ amount: { asset } }) => ({
        debtorId: holderId,
        asset,
        openUnits: 0n,
      })),
      aggregates: decided.value.map(({ amount: { asset }, version }) => ({
        aggregate: "bond",
        id: bondId(holderId, asset),
        seenVersion: version,
        state: { units: 0n, satoshi: 0n },
      })),
    });
    return answerOfCommit(outcome, holderId);
  }
}
