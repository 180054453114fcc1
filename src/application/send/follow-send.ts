import type { ChainCode } from "../../domain/chain/chain.ts";
import { blocksNeeded } from "../../domain/deposit/deposit.ts";
import type { DepositPolicy } from "../../domain/deposit/deposit-policy.ts";
import { areSendsHalted } from "../../domain/halt/halt.ts";
import { money, type Money } from "../../domain/money/money.ts";
import { sendRefusedEntry, sendSettleEntry } from "../../domain/send/send-entries.ts";
import type { SendPolicy } from "../../domain/send/send-policy.ts";
import { serveFromBalance } from "../debt/serve-claims.ts";
import type { ChainSender, Signer } from "../ports/chain-sender.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import type { Commit, CommitChanges } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { SendStore, StoredSend } from "../ports/send-store.ts";
import { followTransaction } from "./follow-transaction.ts";
import { isStuck, keptEarlier } from "./replace-stuck.ts";
import { changeOf, intentOf } from "./send-change.ts";

/** What is needed to follow sends that their networks have. */
export interface FollowParts {
  readonly sends: Pick<SendStore, "present">;
  readonly claims: Pick<ClaimStore, "debtorBalance">;
  readonly signer: Signer;
  readonly chains: Readonly<Partial<Record<ChainCode, ChainSender>>>;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly policy: Current<{ readonly deposit: DepositPolicy; readonly send: SendPolicy }>;
}

type Landed = Exclude<Awaited<ReturnType<typeof followTransaction>>, string>;

/**
 * Follows a send that its network has: brought again where a reorganisation lost it, replaced where it is stuck,
 * and settled once enough blocks confirm any of its transactions.
 */
export class FollowSend {
  readonly #parts: FollowParts;

  constructor(parts: FollowParts) {
    this.#parts = parts;
  }

  async execute(send: StoredSend, chain: ChainSender): Promise<void> {
    const { signed, earlier, amount, id } = send;
    if (!signed) throw new Error(`${id} was sent and is not signed`);
    const landed = await followTransaction(chain, { signed, earlier });
    if (landed === "waiting" || landed === "refused") {
      const isReplaced = await this.replace(send, chain);
      if (landed === "waiting" || isReplaced) return undefined;
      // Never given back by itself: the network may have it although it says otherwise.
      throw new Error(`The network refuses the transaction of ${id}`);
    }
    const { deposit } = this.#parts.policy();
    if (landed.confirmations < blocksNeeded(amount, deposit)) return undefined;
    const { paidFee, networkFee } = send;
    const taken = money(networkFee.asset, landed.place.paidFee ?? paidFee ?? networkFee.units);
    return landed.place.hasFailed === true
      ? this.#giveBack(send, landed, taken)
      : this.#settle(send, landed, taken);
  }

  async #settle(send: StoredSend, landed: Landed, taken: Money): Promise<void> {
    await this.#commit({
      entries: [sendSettleEntry(send, taken)],
      aggregates: [
        {
          ...changeOf(send, { state: "confirmed", ...placeOf(landed, taken) }),
          event: { kind: "confirmed", recipients: [send.traderId] },
        },
      ],
    });
  }

  /** A contract refused it, for good: the amount comes back, and the fee that was paid for it is gone. */
  async #giveBack(send: StoredSend, landed: Landed, taken: Money): Promise<void> {
    const { traderId, amount } = send;
    const { asset } = amount;
    const { debtorBalance } = await this.#parts.claims.debtorBalance(traderId, asset);
    const gained = amount.units;
    const served = serveFromBalance({ debtorId: traderId, asset, debtorBalance, gained });
    await this.#commit({
      ...served,
      entries: [sendRefusedEntry(send, taken), ...served.entries],
      aggregates: [
        {
          ...changeOf(send, { state: "cancelled", ...placeOf(landed, taken) }),
          event: { kind: "failed", recipients: [traderId] },
        },
      ],
    });
  }

  /**
   * Signs a transaction with the same number and a higher fee, if it is time: where numbers have an order, a send
   * that is stuck holds up all after it. Returns whether it did.
   */
  async replace(send: StoredSend, chain: ChainSender): Promise<boolean> {
    const { sends, signer, policy } = this.#parts;
    const { id, signed, number, signedAt, earlier, amount } = send;
    if (!chain.nextNumber || !signed || number === undefined || signedAt === undefined)
      return false;
    const { now, halts } = await sends.present();
    const waiting = { number, signedAt, earlier };
    if (!isStuck(waiting, await chain.nextNumber(), now, policy().send)) return false;
    if (areSendsHalted(halts, amount.asset, "sends")) return false;
    const before = [...earlier, signed].map(({ raw }) => raw);
    const { transaction, raw, paidFee } = await signer.sign(
      intentOf(send),
      send,
      number,
      [],
      before,
    );
    const state = { transaction, raw, paidFee, signedAt: new Date(now).toISOString() };
    await this.#commit({
      judgedAt: now,
      halts,
      aggregates: [changeOf(send, state), keptEarlier(id, signed, earlier.length)],
    });
    return true;
  }

  /** Nothing where somebody else changed it meanwhile: the next round sees what there is. */
  async #commit(
    parts: Pick<Commit, "halts" | "aggregates" | "claims" | "debts"> &
      Partial<Pick<Commit, "entries" | "judgedAt">>,
  ): Promise<void> {
    const { now } = await this.#parts.sends.present();
    await this.#parts.changes.commit({ judgedAt: now, usage: [], entries: [], ...parts });
  }
}

/** Its transaction is the one that landed, whichever was the newest. */
function placeOf({ transaction, place }: Landed, taken: Money) {
  const { height, hash: blockHash } = place;
  return { ...transaction, height, blockHash, paidFee: taken.units };
}
