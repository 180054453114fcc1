import type { ChainCode } from "../../domain/chain/chain.ts";
import { blocksNeeded } from "../../domain/deposit/deposit.ts";
import type { DepositPolicy } from "../../domain/deposit/deposit-policy.ts";
import { money, type Money } from "../../domain/money/money.ts";
import { coldRefusedEntry, isColdMove } from "../../domain/send/cold-move.ts";
import { sendRefusedEntry, sendSettleEntry } from "../../domain/send/send-entries.ts";
import type { SendPolicy } from "../../domain/send/send-policy.ts";
import { serveFromBalance } from "../debt/serve-claims.ts";
import type { ChainSender } from "../ports/chain-sender.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import type { Commit } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { StoredSend } from "../ports/send-store.ts";
import { followTransaction } from "./follow-transaction.ts";
import type { ReplaceParts, ReplaceSend } from "./replace-send.ts";
import { changeOf } from "./send-change.ts";

/** What is needed to follow sends that their networks have. */
export interface FollowParts extends ReplaceParts {
  readonly claims: Pick<ClaimStore, "debtorBalance">;
  readonly chains: Readonly<Partial<Record<ChainCode, ChainSender>>>;
  readonly policy: Current<{ readonly deposit: DepositPolicy; readonly send: SendPolicy }>;
}

type Landed = Exclude<Awaited<ReturnType<typeof followTransaction>>, string>;

/**
 * Follows a send that its network has: brought again where a reorganisation lost it, replaced where it is stuck,
 * and settled once enough blocks confirm any of its transactions.
 */
export class FollowSend {
  readonly #parts: FollowParts;
  readonly #replace: ReplaceSend;

  constructor(parts: FollowParts, replace: ReplaceSend) {
    this.#parts = parts;
    this.#replace = replace;
  }

  async execute(send: StoredSend, chain: ChainSender): Promise<void> {
    const { earlier, amount, id, paidFee, change } = send;
    if (!send.signed) throw new Error(`${id} was sent and is not signed`);
    const signed = { ...send.signed, paidFee, change };
    const landed = await followTransaction(chain, { signed, earlier });
    if (landed === "waiting" || landed === "refused") {
      const isReplaced = await this.#replace.execute(send, chain);
      if (landed === "waiting" || isReplaced) return undefined;
      // Never given back by itself: the network may have it although it says otherwise.
      throw new Error(`The network refuses the transaction of ${id}`);
    }
    const { deposit } = this.#parts.policy();
    if (landed.confirmations < blocksNeeded(amount, deposit)) return undefined;
    const { networkFee } = send;
    const { place, transaction } = landed;
    const took = place.paidFee ?? transaction.paidFee ?? networkFee.units;
    const taken = money(networkFee.asset, took);
    return place.hasFailed === true
      ? this.#giveBack(send, landed, taken)
      : this.#settle(send, landed, taken);
  }

  async #settle(send: StoredSend, landed: Landed, taken: Money): Promise<void> {
    await this.#commit({
      entries: [sendSettleEntry(send, taken)],
      aggregates: [
        {
          ...changeOf(send, { state: "confirmed", ...placeOf(landed, taken) }),
          ...(!isColdMove(send) && { event: { kind: "confirmed", recipients: [send.traderId] } }),
        },
      ],
    });
  }

  /** A contract refused it, for good: the amount comes back, and the fee that was paid for it is gone. */
  async #giveBack(send: StoredSend, landed: Landed, taken: Money): Promise<void> {
    const change = changeOf(send, { state: "cancelled", ...placeOf(landed, taken) });
    if (isColdMove(send)) {
      return this.#commit({ entries: [coldRefusedEntry(send, taken)], aggregates: [change] });
    }
    const { traderId, amount } = send;
    const { asset } = amount;
    const { debtorBalance } = await this.#parts.claims.debtorBalance(traderId, asset);
    const gained = amount.units;
    const served = serveFromBalance({ debtorId: traderId, asset, debtorBalance, gained });
    await this.#commit({
      ...served,
      entries: [sendRefusedEntry(send, taken), ...served.entries],
      aggregates: [{ ...change, event: { kind: "failed", recipients: [traderId] } }],
    });
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
  const { change, ...signed } = transaction;
  const back = change === undefined ? {} : { change };
  return { ...signed, ...back, height, blockHash, paidFee: taken.units };
}
