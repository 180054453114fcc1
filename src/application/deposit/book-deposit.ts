import type { ChainCode } from "../../domain/chain/chain.ts";
import {
  amountOf,
  assetPaid,
  blocksNeeded,
  confirmationsOf,
  creditEntry,
  depositId,
  settlingStates,
  stateWhenSeen,
  takenBackEntry,
  type Deposit,
  type DepositState,
} from "../../domain/deposit/deposit.ts";
import type { DepositPolicy } from "../../domain/deposit/deposit-policy.ts";
import { stateWhenScreened, type ScreenedSenders } from "../../domain/deposit/held-deposit.ts";
import { isHalted, type Halt } from "../../domain/halt/halt.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { Money } from "../../domain/money/money.ts";
import { serveFromBalance } from "../debt/serve-claims.ts";
import type { BlockRef, ChainPayment } from "../ports/chain-node.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import type { Commit, CommitChanges } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { DepositStore, StoredDeposit } from "../ports/deposit-store.ts";
import type { SecurityEvents } from "../ports/security-events.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import { changeOf } from "./deposit-change.ts";

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
  readonly #securityEvents: SecurityEvents;
  readonly #policy: Current<DepositPolicy>;
  readonly #tether: string | undefined;

  /** `tether`: the contract of USDT. */
  constructor(
    deposits: Pick<DepositStore, "find" | "present">,
    claims: Pick<ClaimStore, "debtorBalance">,
    changes: Pick<CommitChanges, "commit">,
    securityEvents: SecurityEvents,
    policy: Current<DepositPolicy>,
    tether: string | undefined,
  ) {
    this.#deposits = deposits;
    this.#claims = claims;
    this.#changes = changes;
    this.#securityEvents = securityEvents;
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
        return only({ ...first, ...untouched, state, block: at });
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
      if (unsettled.has(stored.state)) {
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

  /**
   * Credits a deposit that enough blocks confirm, unless it comes from a blocked address or nobody can say so; it
   * waits while deposits of its coin are halted. `screen`: says where it comes from.
   */
  settle(id: string, tipHeight: number, screen: () => Promise<ScreenedSenders>): Promise<void> {
    return this.#decide(id, async (stored, halts) => {
      const amount = stored && amountOf(stored);
      if (!stored || !settlingStates.includes(stored.state) || !amount) return undefined;
      if (isHalted(halts, "deposits", amount.asset)) return undefined;
      if (confirmationsOf(stored, tipHeight) < blocksNeeded(amount, this.#policy())) {
        return undefined;
      }
      const screened = stored.ruling ? asRuled : await screen();
      const state = stateWhenScreened(stored, screened);
      if (state !== "credited") {
        const blockedSender = screened.verdict === "blocked" ? screened.address : undefined;
        return state === stored.state ? undefined : only({ ...stored, state, blockedSender });
      }
      const served = await this.#serve(stored.traderId, amount);
      return {
        ...served,
        halts,
        deposit: { ...stored, state, credits: stored.credits + 1 },
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
      if (outcome.outcome === "conflict") return outcome;
      if (deposit.state === "held") {
        const { traderId } = deposit;
        this.#securityEvents.note({ name: "deposit_held", route: "follow-chains", traderId });
      }
      return undefined;
    });
  }

  /** A debtor's debts are paid from this, too. */
  async #serve(debtorId: TraderId, { asset, units }: Money) {
    const { debtorBalance } = await this.#claims.debtorBalance(debtorId, asset);
    return serveFromBalance({ debtorId, asset, debtorBalance, gained: units });
  }
}

/** Of a deposit that was just seen. */
const untouched = { credits: 0, ruling: undefined, blockedSender: undefined } as const;

/** In a block, and not credited: without their block they wait for one again. */
const unsettled: ReadonlySet<DepositState> = new Set([...settlingStates, "held", "kept"]);

/** Nobody is asked about what staff decided. */
const asRuled: ScreenedSenders = { verdict: "unknown" };

function only(deposit: Deposit): Decision {
  return { deposit, entries: [] };
}
