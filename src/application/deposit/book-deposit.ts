import type { ChainCode } from "../../domain/chain/chain.ts";
import {
  amountOf,
  assetPaid,
  blocksNeeded,
  confirmationsOf,
  creditEntry,
  depositId,
  stateWhenSeen,
  takenBackEntry,
  type Deposit,
} from "../../domain/deposit/deposit.ts";
import type { DepositPolicy } from "../../domain/deposit/deposit-policy.ts";
import { isHalted, type Halt } from "../../domain/halt/halt.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { Money } from "../../domain/money/money.ts";
import { serveFromBalance } from "../debt/serve-claims.ts";
import type { BlockRef, ChainPayment } from "../ports/chain-node.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import type { AggregateChange, Commit, CommitChanges } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { DepositStore, StoredDeposit } from "../ports/deposit-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";

/** Whose payment was seen, and the block that has it; undefined while it waits for one. */
interface Sighting {
  readonly chain: ChainCode;
  readonly traderId: TraderId;
  readonly block: BlockRef | undefined;
}

/** What is decided about a deposit; nothing is written where nothing changes. */
type Decision = Pick<Commit, "entries" | "claims" | "debts" | "halts"> & {
  readonly deposit: Deposit;
};

/**
 * Books what a chain says about deposits. Each change is one commit over the version that was read,
 * and each credit has a name that is used once: any number of scanners credits a payment once.
 */
export class BookDeposit {
  readonly #deposits: Pick<DepositStore, "find" | "present">;
  readonly #claims: Pick<ClaimStore, "debtorBalance">;
  readonly #changes: Pick<CommitChanges, "commit">;
  readonly #policy: Current<DepositPolicy>;
  readonly #tether: string | undefined;

  /** `tether`: the contract of USDT. */
  constructor(
    deposits: Pick<DepositStore, "find" | "present">,
    claims: Pick<ClaimStore, "debtorBalance">,
    changes: Pick<CommitChanges, "commit">,
    policy: Current<DepositPolicy>,
    tether: string | undefined,
  ) {
    this.#deposits = deposits;
    this.#claims = claims;
    this.#changes = changes;
    this.#policy = policy;
    this.#tether = tether;
  }

  /** A payment to a trader's address is in a block, or waits for one. */
  see({ chain, traderId, block }: Sighting, payment: ChainPayment): Promise<void> {
    const { transaction, place, address, token, units } = payment;
    const id = depositId(chain, transaction, place);
    const asset = assetPaid(chain, token, this.#tether);
    const at = block && { height: block.height, hash: block.hash };
    const state = stateWhenSeen({ asset, units }, at !== undefined, this.#policy());
    return this.#decide(id, (stored) => {
      if (!stored) {
        const first = { id, traderId, chain, address, transaction, place, asset, units };
        return only({ ...first, state, block: at, credits: 0 });
      }
      // What waits again after its block left the chain is known already.
      if (!at) return stored.state === "gone" ? only({ ...stored, state }) : undefined;
      if (stored.state === "credited" || stored.block?.hash === at.hash) return undefined;
      // The balance still has it: nothing was taken back.
      if (stored.state === "missing") return only({ ...stored, state: "credited", block: at });
      return only({ ...stored, state, block: at });
    });
  }

  /** The block of a deposit left the chain; what was credited leaves the balance again. */
  undo(id: string): Promise<void> {
    return this.#decide(id, async (stored) => {
      if (!stored?.block) return undefined;
      const amount = amountOf(stored);
      if (stored.state === "confirming") {
        return only({ ...stored, state: "incoming", block: undefined });
      }
      if (stored.state !== "credited" || !amount) return only({ ...stored, block: undefined });
      const { traderId } = stored;
      const { debtorBalance } = await this.#claims.debtorBalance(traderId, amount.asset);
      if (debtorBalance.available < amount.units) {
        return only({ ...stored, state: "missing", block: undefined });
      }
      const deposit: Deposit = { ...stored, state: "taken_back", block: undefined };
      return { deposit, entries: [takenBackEntry(stored, amount)] };
    });
  }

  /** Credits a deposit that enough blocks confirm; it waits while deposits of its coin are halted. */
  settle(id: string, tipHeight: number): Promise<void> {
    return this.#decide(id, async (stored, halts) => {
      const amount = stored && amountOf(stored);
      if (stored?.state !== "confirming" || !amount) return undefined;
      if (isHalted(halts, "deposits", amount.asset)) return undefined;
      if (confirmationsOf(stored, tipHeight) < blocksNeeded(amount, this.#policy())) {
        return undefined;
      }
      const served = await this.#serve(stored.traderId, amount);
      return {
        ...served,
        halts,
        deposit: { ...stored, state: "credited", credits: stored.credits + 1 },
        entries: [creditEntry(stored, amount), ...served.entries],
      };
    });
  }

  /** A payment that waited is neither in a block nor waiting any more. */
  vanish(id: string): Promise<void> {
    return this.#decide(id, (stored) =>
      stored?.state === "incoming" ? only({ ...stored, state: "gone" }) : undefined,
    );
  }

  async #decide(
    id: string,
    decide: (
      stored: StoredDeposit | undefined,
      halts: readonly Halt[],
    ) => Decision | undefined | Promise<Decision | undefined>,
  ): Promise<void> {
    await retryOnConflict(async () => {
      const [stored, { now, halts }] = await Promise.all([
        this.#deposits.find(id),
        this.#deposits.present(),
      ]);
      const decision = await decide(stored, halts);
      if (!decision) return undefined;
      const { deposit, ...money } = decision;
      const outcome = await this.#changes.commit({
        judgedAt: now,
        usage: [],
        ...money,
        aggregates: [changeOf(deposit, stored)],
      });
      return outcome.outcome === "conflict" ? outcome : undefined;
    });
  }

  /** A debtor's debts are paid from this, too. */
  async #serve(debtorId: TraderId, { asset, units }: Money) {
    const { debtorBalance } = await this.#claims.debtorBalance(debtorId, asset);
    return serveFromBalance({ debtorId, asset, debtorBalance, gained: units });
  }
}

function only(deposit: Deposit): Decision {
  return { deposit, entries: [] };
}

/** Its owner is told, except of what changes nothing for them. */
function changeOf(deposit: Deposit, stored: StoredDeposit | undefined): AggregateChange {
  const { id, traderId, chain, address, transaction, place } = deposit;
  const { asset, units, state, block, credits } = deposit;
  return {
    aggregate: "deposit",
    id,
    seenVersion: stored?.version,
    state: {
      traderId,
      chain,
      address,
      transaction,
      place,
      asset: asset ?? null,
      units,
      state,
      height: block?.height ?? null,
      blockHash: block?.hash ?? null,
      credits,
    },
    event: { kind: state, recipients: [traderId] },
  };
}
