import type { ChainCode } from "../../domain/chain/chain.ts";
import { areSendsHalted } from "../../domain/halt/halt.ts";
import { isColdMove } from "../../domain/send/cold-move.ts";
import type { SendState } from "../../domain/send/send.ts";
import type { ChainSender, FreshlySigned } from "../ports/chain-sender.ts";
import type { AggregateChange, Commit } from "../ports/commit.ts";
import type { HotAccount } from "../ports/hot-account.ts";
import type { OwnCoins } from "../ports/own-coins.ts";
import type { SecurityEvents } from "../ports/security-events.ts";
import type { SendStore, StoredSend } from "../ports/send-store.ts";
import type { ScreenAddress } from "../screening/screen-address.ts";
import { FollowSend, type FollowParts } from "./follow-send.ts";
import { giveBack } from "./give-back.ts";
import { ReplaceSend } from "./replace-send.ts";
import { changeOf, intentOf } from "./send-change.ts";

/** What is needed to bring sends to their chains. */
interface PayParts extends FollowParts {
  readonly sends: Pick<SendStore, "listIn" | "lane" | "present">;
  /** What can be spent on a chain of outputs; undefined where numbers are enough. */
  readonly coins: Omit<OwnCoins, "known"> | undefined;
  /** The accounts that are paid from, where somebody knows what they have. */
  readonly accounts?: Readonly<Partial<Record<ChainCode, HotAccount>>>;
  readonly screening: Pick<ScreenAddress, "execute">;
  readonly securityEvents: SecurityEvents;
}

/**
 * Brings sends to their chains: signs once, stores, and only then broadcasts those bytes, as often as
 * needed. Every step is one commit over the version that was read, so any number of processes, killed
 * at any point, pays each send once.
 */
export class PaySends {
  readonly #parts: PayParts;
  readonly #follow: FollowSend;
  readonly #replace: ReplaceSend;

  constructor(parts: PayParts) {
    this.#parts = parts;
    this.#replace = new ReplaceSend(parts);
    this.#follow = new FollowSend(parts, this.#replace);
  }

  /** One round over a chain. Returns the errors, send by send: one that cannot go on stops no other. */
  async execute(chain: ChainCode): Promise<readonly unknown[]> {
    const errors: unknown[] = [];
    const steps: readonly (readonly [SendState, (send: StoredSend) => Promise<void>])[] = [
      ["requested", (send) => this.#endHold(send)],
      ["checked", (send) => this.#sign(send)],
      ["signed", (send) => this.#broadcast(send)],
      ["sent", (send) => this.#follow.execute(send, this.#chain(chain))],
    ];
    for (const [state, step] of steps) {
      for (const send of await this.#parts.sends.listIn(chain, state)) {
        await step(send).catch((error: unknown) => errors.push(error));
      }
    }
    return errors;
  }

  async #endHold(send: StoredSend): Promise<void> {
    const { now } = await this.#parts.sends.present();
    if (send.heldUntil !== undefined && now < send.heldUntil) return;
    await this.#commit(now, changeOf(send, { state: "checked" }));
  }

  async #sign(send: StoredSend): Promise<void> {
    const { sends, signer, coins } = this.#parts;
    const { id, amount, target } = send;
    const { chain } = target;
    const { now, halts } = await sends.present();
    if (areSendsHalted(halts, amount.asset, "sends")) return;
    if (await this.#isBlocked(send, now)) return;
    const { version, nextNumber } = await sends.lane(chain);
    await this.#checkOrder(chain, nextNumber);
    // Read after the lane: whoever spends some of them meanwhile changes the lane, too.
    const own = chain === "bitcoin" ? ((await coins?.spendable()) ?? []) : [];
    const { spends, ...signed } = await signer.sign(intentOf(send), send, nextNumber, own);
    await this.#checkFunds(send, signed);
    const lane: AggregateChange = {
      aggregate: "send-lane",
      id: chain,
      seenVersion: version,
      state: { nextNumber: nextNumber + 1 },
    };
    const signedAt = new Date(now).toISOString();
    const state = { state: "signed", number: nextNumber, signedAt, ...signed };
    const spent = spends.map((coin) => spentBy(id, coin));
    await this.#commit(now, changeOf(send, state), { halts, aggregates: [lane, ...spent] });
  }

  /** Its address may have come onto a list since it was asked for: then its owner has everything back. */
  async #isBlocked(send: StoredSend, now: number): Promise<boolean> {
    const { screening, claims, changes, securityEvents } = this.#parts;
    const screened = await screening.execute(send.target.address);
    if (screened === "clear") return false;
    if (screened === "unknown") throw new Error(`Nobody can screen the address of send ${send.id}`);
    const { change, ...moves } = await giveBack(claims, send, "declined");
    await changes.commit({ judgedAt: now, usage: [], ...moves, aggregates: [change] });
    const by = isColdMove(send) ? {} : { traderId: send.traderId };
    securityEvents.note({ name: "blocked_address", route: "pay-sends", ...by });
    return true;
  }

  /** Somebody who sends from the hot account elsewhere takes numbers that are ours. */
  async #checkOrder(code: ChainCode, nextNumber: number): Promise<void> {
    const taken = (await this.#chain(code).nextNumber?.()) ?? 0;
    if (taken > nextNumber) {
      throw new Error(`The hot account of ${code} sent ${taken - nextNumber} that are not ours`);
    }
  }

  /** One that its account can't pay would hold up all after it. */
  async #checkFunds({ id, amount, networkFee, target }: StoredSend, { paidFee }: SignedFee) {
    const account = this.#parts.accounts?.[target.chain];
    if (!account) return;
    const need = { [networkFee.asset]: paidFee };
    need[amount.asset] = (need[amount.asset] ?? 0n) + amount.units;
    if (!(await account.covers(need))) {
      throw new Error(`Our hot account of ${target.chain} has not enough for send ${id}`);
    }
  }

  /** From here on only these bytes may ever be broadcast for it, or others that replace them. */
  async #broadcast(send: StoredSend): Promise<void> {
    const { id, signed, target } = send;
    if (!signed) throw new Error(`${id} is to be broadcast and is not signed`);
    const chain = this.#chain(target.chain);
    if ((await chain.broadcast(signed.raw)) === "refused") {
      if (await this.#replace.execute(send, chain)) return;
      // Never given back by itself: the network may have it although it says otherwise.
      throw new Error(`The network refuses the transaction of ${id}`);
    }
    const { now } = await this.#parts.sends.present();
    await this.#commit(now, changeOf(send, { state: "sent" }));
  }

  #chain(code: ChainCode): ChainSender {
    const chain = this.#parts.chains[code];
    if (!chain) throw new Error(`No ${code} is connected to send on`);
    return chain;
  }

  /** Nothing where somebody else changed it meanwhile: the next round sees what there is. */
  async #commit(
    judgedAt: number,
    change: AggregateChange,
    more: Partial<Pick<Commit, "halts" | "aggregates">> = {},
  ): Promise<void> {
    const { aggregates = [], ...rest } = more;
    await this.#parts.changes.commit({
      judgedAt,
      usage: [],
      entries: [],
      ...rest,
      aggregates: [change, ...aggregates],
    });
  }
}

type SignedFee = Pick<FreshlySigned, "paidFee">;

/** Refused by the database if another send has it. */
function spentBy(sendId: string, coin: string): AggregateChange {
  return { aggregate: "spent-coin", id: coin, seenVersion: undefined, state: { sendId } };
}
