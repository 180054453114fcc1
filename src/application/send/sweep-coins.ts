import { blocksNeeded } from "../../domain/deposit/deposit.ts";
import type { DepositPolicy } from "../../domain/deposit/deposit-policy.ts";
import {
  affordsFee,
  nextSweep,
  sweepFeeEntry,
  type AddressHolding,
} from "../../domain/deposit/sweep.ts";
import { areSendsHalted } from "../../domain/halt/halt.ts";
import { money } from "../../domain/money/money.ts";
import type { SendPolicy } from "../../domain/send/send-policy.ts";
import type { ChainSender } from "../ports/chain-sender.ts";
import type { AggregateChange, Commit, CommitChanges } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { HotAccount } from "../ports/hot-account.ts";
import type { NewId } from "../ports/new-id.ts";
import type { StoredSweep, SweepOrder, SweepSigner, SweepStore } from "../ports/sweep-store.ts";
import { followTransaction } from "./follow-transaction.ts";
import { isStuck, keptEarlier } from "./replace-stuck.ts";

/** What is needed to empty persons' addresses. */
interface SweepParts {
  readonly sweeps: SweepStore;
  readonly signer: SweepSigner;
  /** The chain as the account with a number on it sees it; the hot account without one. */
  readonly chain: (number?: number) => ChainSender;
  readonly hot: HotAccount;
  /** What a unit of gas takes at most now, in wei; undefined while nobody knows. */
  readonly maxFee: () => Promise<bigint | undefined>;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly policy: Current<{ readonly deposit: DepositPolicy; readonly send: SendPolicy }>;
  readonly newId: NewId;
}

/** How many addresses one round begins to empty. */
const mostTogether = 50;

/** The lane that sends of Ethereum have, too: both take their nonces from it. */
const hotLane = "ethereum";

/**
 * Empties persons' addresses of Ethereum into the hot account, from which sends are paid. Each move is signed once,
 * stored, and then broadcast, as sends are; the hot account pays the gas for Tether before.
 */
export class SweepCoins {
  readonly #parts: SweepParts;

  constructor(parts: SweepParts) {
    this.#parts = parts;
  }

  /** One round. Returns the errors, move by move: one that cannot go on stops no other. */
  async execute(): Promise<readonly unknown[]> {
    const { sweeps } = this.#parts;
    const errors: unknown[] = [];
    const each = async <Row>(rows: readonly Row[], step: (row: Row) => Promise<void>) => {
      for (const row of rows) await step(row).catch((error: unknown) => errors.push(error));
    };
    await each(await sweeps.listIn("sent"), (sweep) => this.#follow(sweep));
    const maxFee = await this.#parts.maxFee().catch((error: unknown) => {
      errors.push(error);
      return undefined;
    });
    if (maxFee !== undefined) {
      await each(await sweeps.holdings(mostTogether), (held) => this.#begin(held, maxFee));
    }
    await each(await sweeps.listIn("signed"), (sweep) => this.#broadcast(sweep));
    return errors;
  }

  async #begin(held: AddressHolding, maxFee: bigint): Promise<void> {
    const { sweeps, signer, policy, newId } = this.#parts;
    const step = nextSweep(held, maxFee, policy().deposit);
    if (!step) return;
    const { now, halts } = await sweeps.present();
    const asset = step.kind === "ether" ? "ETH" : "USDT";
    if (areSendsHalted(halts, asset, "sends")) return;
    const { number } = held;
    const isFromHot = step.kind === "gas";
    const lane = isFromHot ? hotLane : `${hotLane} ${number}`;
    const { version, nextNumber: nonce } = await sweeps.lane(lane);
    const taken = (await this.#chainOf(step.kind, number).nextNumber?.()) ?? 0;
    if (taken > nonce) throw new Error(`The account of ${lane} sent ${taken - nonce} not ours`);
    const order: SweepOrder = { ...step, number, nonce, maxFee };
    const signed = await signer.sweep(order, []);
    if (isFromHot) await this.#checkFunds(step.units + signed.paidFee);
    const id = newId();
    const state = { ...order, ...signed, lane, state: "signed", signedAt: timeOf(now) };
    await this.#commit(now, {
      halts,
      aggregates: [
        { aggregate: "sweep", id, seenVersion: undefined, state },
        {
          aggregate: "send-lane",
          id: lane,
          seenVersion: version,
          state: { nextNumber: nonce + 1 },
        },
      ],
    });
  }

  async #checkFunds(ether: bigint): Promise<void> {
    if (await this.#parts.hot.covers({ ETH: ether })) return;
    throw new Error("Our hot account has not enough Ether for the gas of persons' addresses");
  }

  async #broadcast(sweep: StoredSweep): Promise<void> {
    const chain = this.#chainOf(sweep.kind, sweep.number);
    if ((await chain.broadcast(sweep.signed.raw)) === "refused") {
      if (await this.#replace(sweep, chain)) return;
      throw new Error(`The network refuses the transaction of move ${sweep.id}`);
    }
    const { now } = await this.#parts.sweeps.present();
    await this.#commit(now, { aggregates: [changeOf(sweep, { state: "sent" })] });
  }

  async #follow(sweep: StoredSweep): Promise<void> {
    const { id, paidFee } = sweep;
    const chain = this.#chainOf(sweep.kind, sweep.number);
    const landed = await followTransaction(chain, sweep);
    if (landed === "waiting" || landed === "refused") {
      const isReplaced = await this.#replace(sweep, chain);
      if (landed === "waiting" || isReplaced) return;
      throw new Error(`The network refuses the transaction of move ${id}`);
    }
    const { transaction, place, confirmations } = landed;
    if (confirmations < blocksNeeded(money("ETH", 1n), this.#parts.policy().deposit)) return;
    const taken = place.paidFee ?? paidFee;
    const { now } = await this.#parts.sweeps.present();
    const { height, hash: blockHash } = place;
    const state = place.hasFailed === true ? "failed" : "confirmed";
    await this.#commit(now, {
      entries: [sweepFeeEntry(id, taken)],
      aggregates: [changeOf(sweep, { ...transaction, state, height, blockHash, paidFee: taken })],
    });
  }

  /** Whether a transaction with the same nonce and a higher fee was signed, because no block takes this one. */
  async #replace(sweep: StoredSweep, chain: ChainSender): Promise<boolean> {
    const { sweeps, signer, policy } = this.#parts;
    const { id, signed, nonce: number, signedAt, earlier, paidFee, kind } = sweep;
    const { now, halts } = await sweeps.present();
    const next = (await chain.nextNumber?.()) ?? number;
    if (!isStuck({ number, signedAt, earlier }, next, now, policy().send)) return false;
    const before = [...earlier, signed].map(({ raw }) => raw);
    const raised = await signer.sweep(sweep, before);
    if (!affordsFee(sweep, raised.paidFee)) return false;
    const more = { ETH: raised.paidFee - paidFee };
    if (kind === "gas" && !(await this.#parts.hot.covers(more))) return false;
    await this.#commit(now, {
      halts,
      aggregates: [
        changeOf(sweep, { ...raised, signedAt: timeOf(now) }),
        keptEarlier(id, signed, earlier.length),
      ],
    });
    return true;
  }

  #chainOf(kind: SweepOrder["kind"], number: number): ChainSender {
    return this.#parts.chain(kind === "gas" ? undefined : number);
  }

  /** Nothing where somebody else changed it meanwhile: the next round sees what there is. */
  async #commit(
    judgedAt: number,
    parts: Pick<Commit, "halts" | "aggregates"> & Partial<Pick<Commit, "entries">>,
  ): Promise<void> {
    await this.#parts.changes.commit({ judgedAt, usage: [], entries: [], ...parts });
  }
}

function changeOf({ id, version }: StoredSweep, state: AggregateChange["state"]): AggregateChange {
  return { aggregate: "sweep", id, seenVersion: version, state };
}

function timeOf(now: number): string {
  return new Date(now).toISOString();
}
