import { endSpotOrder } from "../../domain/spot/place-spot-order.ts";
import { heldBySpotOrder } from "../../domain/spot/spot-order.ts";
import type { SpotPair } from "../../domain/spot/spot-market.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import { serveFromBalance } from "../debt/serve-claims.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import {
  answerOfCommit,
  answerOfKnown,
  type CommandKey,
  type CommitChanges,
  type Conflict,
} from "../ports/commit.ts";
import type { SpotStore } from "../ports/spot-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import { endState } from "./placement-commit.ts";

/**
 * - `not_found`: they have no such order.
 * - `spot_order_ended`: it is not in the book any more.
 */
interface CancelRefusal {
  readonly code: "not_found" | "spot_order_ended" | "key_reused";
}

/** What is needed to cancel orders. */
interface CancelParts {
  readonly spot: Pick<SpotStore, "find" | "openIds">;
  readonly claims: Pick<ClaimStore, "debtorBalance">;
  readonly changes: CommitChanges;
}

/**
 * Takes orders out of the book. Nothing keeps anybody from it: no halt, no state of the account. Whoever owes
 * somebody pays with what comes back.
 */
export class CancelSpotOrders {
  readonly #parts: CancelParts;

  constructor(parts: CancelParts) {
    this.#parts = parts;
  }

  /** The id of the order. */
  async execute(
    traderId: TraderId,
    id: string,
    key?: CommandKey,
  ): Promise<Result<string, CancelRefusal>> {
    const known = key && (await this.#parts.changes.recall(key));
    if (known) return answerOfKnown(known);
    return retryOnConflict(() => this.#cancel(traderId, id, key));
  }

  /** All of them, or those of one market. Returns how many were cancelled. */
  async cancelAll(traderId: TraderId, pair: SpotPair | undefined): Promise<number> {
    const ids = await this.#parts.spot.openIds(traderId, pair);
    const done = await Promise.all(ids.map((id) => this.execute(traderId, id)));
    return done.filter(({ ok }) => ok).length;
  }

  async #cancel(
    traderId: TraderId,
    id: string,
    key: CommandKey | undefined,
  ): Promise<Result<string, CancelRefusal> | Conflict> {
    const { spot, claims, changes } = this.#parts;
    const found = await spot.find(traderId, id);
    if (!found) return refuse({ code: "not_found" });
    if (!found.isOpen) return refuse({ code: "spot_order_ended" });
    const { order } = found;
    const { asset, units } = heldBySpotOrder(order);
    const { debtorBalance, now } = await claims.debtorBalance(traderId, asset);
    const served = serveFromBalance({ debtorId: traderId, asset, debtorBalance, gained: units });
    const { entries, aggregates, ...debts } = served;
    const outcome = await changes.commit({
      ...(key && { key, answer: id }),
      ...debts,
      judgedAt: now,
      usage: [],
      entries: [endSpotOrder(order), ...entries],
      aggregates: [
        {
          aggregate: "spot-order",
          id,
          seenVersion: order.version,
          state: endState("cancelled", now),
          event: { kind: "cancelled", recipients: [traderId] },
        },
        ...aggregates,
      ],
    });
    return answerOfCommit(outcome, id);
  }
}
