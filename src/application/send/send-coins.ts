import { decideSend, type SendRefusal, type SendStart } from "../../domain/send/decide-send.ts";
import type { IdentityProof } from "../../domain/account/identity-proof.ts";
import { personEntry, sendHoldEntry } from "../../domain/send/send-entries.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import type { Money } from "../../domain/money/money.ts";
import { intentText, lightningName, paymentText, type SendTarget } from "../../domain/send/send.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import type { ProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import { serveFromBalance } from "../debt/serve-claims.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import {
  answerOfCommit,
  answerOfKnown,
  type AggregateChange,
  type CommandKey,
  type Commit,
  type CommitChanges,
  type Conflict,
} from "../ports/commit.ts";
import type { SealIntent } from "../ports/chain-sender.ts";
import type { NewId } from "../ports/new-id.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import type { AskedSend, PreparedSend, PrepareRefusal, PrepareSend } from "./prepare-send.ts";

/**
 * - `fee_changed`: the network takes more than the sender saw.
 * - `key_reused`: the key stands for another command.
 */
type SendCoinsRefusal =
  | SendRefusal
  | PrepareRefusal
  | ProofRefusal
  | { readonly code: "fee_changed" | "key_reused" };

/** A send that its owner looked at. */
interface ConfirmedSend extends AskedSend {
  /** The fee that they saw, in base units of the coin that they send. */
  readonly mostFee: bigint | undefined;
}

/** What one kind of send does besides. */
type SendParts = Pick<Commit, "entries" | "claims" | "debts"> & {
  readonly aggregates?: readonly AggregateChange[];
  readonly row: AggregateChange["state"];
  readonly event?: AggregateChange["event"];
};

/** What is needed to send. */
interface SendCoinsParts {
  readonly prepare: Pick<PrepareSend, "execute">;
  readonly proveIdentity: Pick<ProveIdentity, "execute">;
  readonly claims: Pick<ClaimStore, "debtorBalance">;
  readonly changes: CommitChanges;
  readonly newId: NewId;
  readonly seal: SealIntent;
}

/**
 * Sends coins to a person or to an address. Every send of somebody changes a row of theirs, so that two
 * at the same time are judged one after the other.
 */
export class SendCoins {
  readonly #parts: SendCoinsParts;

  constructor(parts: SendCoinsParts) {
    this.#parts = parts;
  }

  /** Returns the id of the send. What was typed counts for this recipient and amount alone. */
  async execute(
    actor: Actor,
    asked: ConfirmedSend,
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
    asked: ConfirmedSend,
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
    if (asked.mostFee !== undefined && wanted.fee.units > asked.mostFee) {
      return refuse({ code: "fee_changed" });
    }
    const { traderId } = actor;
    const id = newId();
    const { amount } = wanted;
    const money = await this.#partsOf(id, traderId, prepared.value, decided.value);
    const { row, event, debts = [], aggregates = [], ...moves } = money;
    const outcome = await changes.commit({
      ...(key && { key, answer: id }),
      judgedAt: facts.now,
      halts: facts.halts,
      usage: [unchanged(traderId, seen.accountVersion)],
      ...moves,
      debts: [{ debtorId: traderId, asset: amount.asset, openUnits: 0n }, ...debts],
      aggregates: [
        { aggregate: "sender", id: traderId, seenVersion: seen.senderVersion, state: {} },
        {
          aggregate: "send",
          id,
          seenVersion: undefined,
          state: {
            traderId,
            asset: amount.asset,
            amount: amount.units,
            fee: wanted.fee.units,
            state: decided.value.state,
            usdCents: facts.usdCents,
            requestedAt: new Date(facts.now).toISOString(),
            ...row,
          },
          ...(event && { event }),
        },
        ...aggregates,
      ],
    });
    return answerOfCommit(outcome, id);
  }

  #partsOf(
    id: string,
    traderId: string,
    prepared: PreparedSend,
    start: SendStart,
  ): SendParts | Promise<SendParts> {
    const { amount, target } = prepared.wanted;
    switch (target.kind) {
      case "person":
        return this.#toPerson(id, traderId, target.recipientId, amount);
      case "address":
        return this.#toAddress(id, traderId, prepared, start, target);
      case "invoice":
        return this.#toInvoice(id, traderId, prepared, target);
    }
  }

  /** Free, at once, and inside the ledger; a debtor's debts are paid from what they get. */
  async #toPerson(
    id: string,
    traderId: string,
    recipientId: string,
    amount: Money<RealAsset>,
  ): Promise<SendParts> {
    const { asset, units } = amount;
    const { debtorBalance } = await this.#parts.claims.debtorBalance(recipientId, asset);
    const debtorId = recipientId;
    const served = serveFromBalance({ debtorId, asset, debtorBalance, gained: units });
    return {
      ...served,
      entries: [personEntry(id, { traderId, amount }, recipientId), ...served.entries],
      row: { recipientId, holdReasons: [] },
      event: { kind: "received", recipients: [recipientId] },
    };
  }

  /** Held until it is on its chain. What a signer may sign is sealed here, after the proof. */
  #toAddress(
    id: string,
    traderId: string,
    { wanted, chosen }: PreparedSend,
    { heldUntil, holdReasons, needsApproval }: SendStart,
    { chain, address }: Extract<SendTarget, { kind: "address" }>,
  ): SendParts {
    const { amount, fee } = wanted;
    if (!chosen) throw new Error("A send to an address has a fee");
    const { networkFee } = chosen;
    const intent = { sendId: id, chain, address, amount, fee, networkFee, needsApproval };
    return {
      entries: [sendHoldEntry({ id, traderId, amount, fee })],
      row: {
        chain,
        address,
        networkFeeAsset: networkFee.asset,
        networkFee: networkFee.units,
        heldUntil: heldUntil === undefined ? null : new Date(heldUntil).toISOString(),
        holdReasons,
        needsApproval,
        seal: this.#parts.seal(intentText(intent)),
      },
      ...(heldUntil !== undefined && { event: { kind: "held", recipients: [traderId] } }),
    };
  }

  /** Held until its node says what became of it. Its hash is paid once, whoever asks. */
  #toInvoice(
    sendId: string,
    traderId: string,
    { wanted: { amount, fee }, seen }: PreparedSend,
    { invoice, hash, payee, expiresAt }: Extract<SendTarget, { kind: "invoice" }>,
  ): SendParts {
    return {
      entries: [sendHoldEntry({ id: sendId, traderId, amount, fee })],
      row: {
        chain: lightningName,
        address: invoice,
        paymentHash: hash,
        payee,
        networkFeeAsset: fee.asset,
        networkFee: fee.units,
        holdReasons: [],
        seal: this.#parts.seal(paymentText({ sendId, invoice, amount, fee })),
      },
      aggregates: [
        {
          aggregate: "lightning-payment",
          id: hash,
          seenVersion: seen.hashVersion,
          state: { sendId, expiresAt: new Date(expiresAt).toISOString(), attemptedAt: null },
        },
      ],
    };
  }

  /** What was done under the key, if anything. */
  async #recalled(key: CommandKey | undefined) {
    const known = key && (await this.#parts.changes.recall(key));
    return known && answerOfKnown(known);
  }
}

/** Changes no counter, and is refused if the state of the account changed meanwhile. */
function unchanged(traderId: string, traderVersion: number) {
  const nothing = { active: 0, completed: 0, activeUsdCents: 0n, usdCents: 0n } as const;
  return { traderId, traderVersion, ...nothing };
}
