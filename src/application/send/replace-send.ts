import { areSendsHalted, type Halt } from "../../domain/halt/halt.ts";
import { changePlace, coinId } from "../../domain/chain/own-coin.ts";
import type { SendPolicy } from "../../domain/send/send-policy.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import {
  CannotReplace,
  type ChainSender,
  type FreshlySigned,
  type Signer,
  type SignedTransaction,
} from "../ports/chain-sender.ts";
import type { AggregateChange, CommitChanges } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { OwnCoins } from "../ports/own-coins.ts";
import type { SendStore, StoredSend } from "../ports/send-store.ts";
import { isAsked, isStuck, keptEarlier } from "./replace-stuck.ts";
import { changeOf, intentOf } from "./send-change.ts";

/** What is needed to replace transactions. */
export interface ReplaceParts {
  readonly sends: Pick<SendStore, "present" | "lane">;
  readonly signer: Signer;
  /** Undefined where no chain of outputs is connected. */
  readonly coins: Pick<OwnCoins, "spentBy" | "isSpent"> | undefined;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly policy: Current<{ readonly send: SendPolicy }>;
}

/** A send whose transaction is signed. */
type Signed = StoredSend & {
  readonly signed: SignedTransaction;
  readonly number: number;
  readonly signedAt: Instant;
};

interface Present {
  readonly now: Instant;
  readonly halts: readonly Halt[];
}

/**
 * Replaces the transaction of a send that is stuck with one that pays more: with the same number where numbers have
 * an order, from the same coins elsewhere. A chain takes one of them, whichever it is.
 */
export class ReplaceSend {
  readonly #parts: ReplaceParts;

  constructor(parts: ReplaceParts) {
    this.#parts = parts;
  }

  /** Whether it was replaced: it may not be time, or there may be no way. */
  async execute(send: StoredSend, chain: ChainSender): Promise<boolean> {
    if (!isSigned(send)) return false;
    const present = await this.#parts.sends.present();
    const next = await chain.nextNumber?.();
    const { send: policy } = this.#parts.policy();
    if (!isAsked(send, policy) && !isStuck(send, next, present.now, policy)) return false;
    if (areSendsHalted(present.halts, send.amount.asset, "sends")) return false;
    return next === undefined
      ? this.#replaceFromCoins(send, present)
      : this.#replaceNumbered(send, present);
  }

  async #replaceNumbered(send: Signed, present: Present): Promise<boolean> {
    const { transaction, raw, paidFee } = await this.#sign(send, []);
    await this.#store(send, { transaction, raw, paidFee }, [], present);
    return true;
  }

  /**
   * What came back from it is spent by nobody from now on: of its transactions only the one that lands brings it. Who
   * signs for that coin meanwhile changes the lane, too.
   */
  async #replaceFromCoins(send: Signed, present: Present): Promise<boolean> {
    const { coins, sends } = this.#parts;
    const { chain } = send.target;
    if (!coins) return false;
    const { version, nextNumber } = await sends.lane(chain);
    const back = coinId({ transaction: send.signed.transaction, place: changePlace });
    if (await coins.isSpent(back)) return false;
    const spent = await coins.spentBy(send.id);
    const signed = await this.#sign(send, spent).catch((error: unknown) => {
      if (error instanceof CannotReplace) return undefined;
      throw error;
    });
    if (!signed) return false;
    const { transaction, raw, paidFee, change } = signed;
    const lane = { aggregate: "send-lane", id: chain, seenVersion: version, state: { nextNumber } };
    await this.#store(send, { transaction, raw, paidFee, change }, [lane], present);
    return true;
  }

  #sign(send: Signed, coins: Parameters<Signer["sign"]>[3]): Promise<FreshlySigned> {
    const before = [...send.earlier, send.signed].map(({ raw }) => raw);
    return this.#parts.signer.sign(intentOf(send), send, send.number, coins, before);
  }

  /** From here on both may land. Nothing where somebody else changed it meanwhile. */
  async #store(
    send: Signed,
    signed: SignedTransaction & Pick<FreshlySigned, "paidFee"> & { readonly change?: bigint },
    more: readonly AggregateChange[],
    { now, halts }: Present,
  ): Promise<void> {
    const { id, earlier, paidFee, change } = send;
    const kept = keptEarlier(id, { ...send.signed, paidFee, change }, earlier.length);
    const state = { ...signed, signedAt: new Date(now).toISOString() };
    await this.#parts.changes.commit({
      judgedAt: now,
      usage: [],
      entries: [],
      halts,
      aggregates: [changeOf(send, state), kept, ...more],
    });
  }
}

function isSigned(send: StoredSend): send is Signed {
  return send.signed !== undefined && send.number !== undefined && send.signedAt !== undefined;
}
