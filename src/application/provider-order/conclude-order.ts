import {
  cancelStep,
  stepOf,
  type OrderStep,
  type ProviderReport,
} from "../../domain/provider-order/follow-order.ts";
import { isHalted, type Halt } from "../../domain/halt/halt.ts";
import {
  openOrderStates,
  takesCoins,
  type OrderState,
} from "../../domain/provider-order/provider-order.ts";
import { serveFromBalance } from "../debt/serve-claims.ts";
import type { AuditEntry } from "../ports/audit.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import type { CommitChanges } from "../ports/commit.ts";
import type { StoredOrder } from "../ports/provider-order-store.ts";

/** The moment of a decision. */
interface Present {
  readonly now: number;
  readonly halts: readonly Halt[];
}

/** What is told to the owner of an order, by how it ended. */
const told: Readonly<Partial<Record<OrderState, string>>> = {
  done: "done",
  failed: "failed",
  refunded: "refunded",
};

/**
 * Carries out what a report asks for, in one commit over the version that was read and under names that are used
 * once: whoever does it again, or was killed before, changes nothing.
 */
export class ConcludeOrder {
  readonly #claims: Pick<ClaimStore, "debtorBalance">;
  readonly #changes: Pick<CommitChanges, "commit">;

  constructor(claims: Pick<ClaimStore, "debtorBalance">, changes: Pick<CommitChanges, "commit">) {
    this.#claims = claims;
    this.#changes = changes;
  }

  /** Whether the order changed. */
  async report(order: StoredOrder, report: ProviderReport, present: Present): Promise<boolean> {
    const step = stepOf(order, report);
    // What comes waits while nothing is credited; the provider is asked again.
    const waits =
      !takesCoins(order.kind) &&
      step?.state === "done" &&
      isHalted(present.halts, "deposits", order.coins.asset);
    return step !== undefined && !waits && this.#take(order, step, present, []);
  }

  /** Its owner stops it. */
  async cancel(order: StoredOrder, present: Present): Promise<boolean> {
    const step = cancelStep(order);
    return step !== undefined && this.#take(order, step, present, []);
  }

  /** Staff give back what the provider never did. */
  async giveBack(order: StoredOrder, present: Present, audit: AuditEntry): Promise<boolean> {
    const step = order.state === "held" ? cancelStep(order) : stepOf(order, "failed");
    return step !== undefined && this.#take(order, step, present, [audit]);
  }

  async #take(
    order: StoredOrder,
    { state, entry, gained }: OrderStep,
    { now }: Present,
    audit: readonly AuditEntry[],
  ): Promise<boolean> {
    const { id, version, traderId, coins } = order;
    const { asset } = coins;
    const served = gained > 0n ? await this.#serve(traderId, asset, gained) : undefined;
    const kind = told[state];
    const isOver = !openOrderStates.includes(state);
    const outcome = await this.#changes.commit({
      judgedAt: now,
      usage: [],
      ...served,
      entries: [...(entry ? [entry] : []), ...(served?.entries ?? [])],
      aggregates: [
        {
          aggregate: "provider-order",
          id,
          seenVersion: version,
          state: { state, ...(isOver && { endedAt: new Date(now).toISOString() }) },
          ...(kind !== undefined && {
            event: { kind: `${order.kind}-${kind}`, recipients: [traderId] },
          }),
        },
      ],
      ...(audit.length > 0 && { audit }),
    });
    return outcome.outcome === "applied";
  }

  async #serve(traderId: string, asset: StoredOrder["coins"]["asset"], gained: bigint) {
    const { debtorBalance } = await this.#claims.debtorBalance(traderId, asset);
    const { entries, claims, debts } = serveFromBalance({
      debtorId: traderId,
      asset,
      debtorBalance,
      gained,
    });
    return { entries, claims, debts };
  }
}
