import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { readBitcoinAddress } from "../../domain/chain/bitcoin-address.ts";
import type { ChainNetwork } from "../../domain/chain/chain.ts";
import { changePlace, coinId } from "../../domain/chain/own-coin.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { nextFee, type RaiseRefusal } from "../../domain/send/raise-fee.ts";
import type { SendPolicy } from "../../domain/send/send-policy.ts";
import type { CommitChanges, Conflict } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { OwnCoins } from "../ports/own-coins.ts";
import type { SendStore, StoredSend } from "../ports/send-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import { changeOf } from "./send-change.ts";

/**
 * - `not_found`: this person has no such send to an address.
 * - `send_fee_changed`: the next fee is another one than was seen.
 */
type RaiseFeeRefusal =
  | QuoteRefusal
  | { readonly code: "reason_needed" | "conflict_of_interest" | "send_fee_changed" };

type QuoteRefusal = RaiseRefusal | { readonly code: "not_found" };

/** In satoshi. */
interface FeeQuote {
  readonly fee: bigint;
  readonly next: bigint;
}

interface RaiseParts {
  readonly sends: Pick<SendStore, "find" | "present">;
  readonly coins: Pick<OwnCoins, "spentBy" | "isSpent">;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly policy: Current<{ readonly send: SendPolicy }>;
  readonly network: ChainNetwork;
}

/**
 * Staff ask for a higher fee of a send of Bitcoin that waits for a block, before its time has come. Whoever has the
 * keys replaces its transaction in the next round.
 */
export class RaiseSendFee {
  readonly #parts: RaiseParts;

  constructor(parts: RaiseParts) {
    this.#parts = parts;
  }

  /** What it pays now, and what it would pay. */
  async quote(traderId: TraderId, sendId: string): Promise<Result<FeeQuote, QuoteRefusal>> {
    const send = await this.#parts.sends.find(sendId);
    return send?.traderId === traderId ? this.#priced(send) : refuse({ code: "not_found" });
  }

  /** `seen`: the fee that the quote told. */
  async execute(
    staff: KeyedStaff,
    traderId: TraderId,
    { sendId, seen, reason: typed }: { sendId: string; seen: bigint; reason: string },
  ): Promise<Result<null, RaiseFeeRefusal>> {
    if (staff.linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    return retryOnConflict(() => this.#ask(staff, traderId, sendId, seen, reason.value));
  }

  async #ask(
    { staffId, role, key }: KeyedStaff,
    traderId: TraderId,
    sendId: string,
    seen: bigint,
    reason: string,
  ): Promise<Result<null, RaiseFeeRefusal> | Conflict> {
    const { sends, changes } = this.#parts;
    const send = await sends.find(sendId);
    if (send?.traderId !== traderId) return refuse({ code: "not_found" });
    const { now } = await sends.present();
    const priced = await this.#priced(send);
    if (!priced.ok) return priced;
    const { fee, next } = priced.value;
    if (next !== seen) return refuse({ code: "send_fee_changed" });
    const done = await changes.commit({
      judgedAt: now,
      usage: [],
      entries: [],
      aggregates: [changeOf(send, { raiseAsked: send.earlier.length })],
      audit: [
        {
          staffId,
          role,
          act: "raise-send-fee",
          subject: { kind: "trader", id: traderId },
          reason,
          before: { send: sendId, fee: String(fee) },
          after: { send: sendId, fee: String(next) },
          ...(key && { key }),
        },
      ],
    });
    return done.outcome === "conflict" ? done : accept(null);
  }

  async #priced(send: StoredSend): Promise<Result<FeeQuote, RaiseRefusal>> {
    const { coins, policy, network } = this.#parts;
    const { signed, paidFee: fee, target, state, amount, change, earlier, raiseAsked } = send;
    const read = readBitcoinAddress(target.address, network);
    if (!signed || fee === undefined || !read?.ok) return refuse({ code: "send_not_on_its_way" });
    const back = coinId({ transaction: signed.transaction, place: changePlace });
    const next = nextFee(
      {
        state,
        chain: target.chain,
        amount: amount.units,
        fee,
        change,
        isChangeSpent: await coins.isSpent(back),
        coins: (await coins.spentBy(send.id)).length,
        scriptLength: read.value.script.length / 2,
        replaced: earlier.length,
        raiseAsked,
      },
      policy().send,
    );
    return next.ok ? accept({ fee, next: next.value }) : next;
  }
}
