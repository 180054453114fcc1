import type { TraderId } from "../../domain/id/id.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { LastWithdrawals, LastWithdrawalStore } from "../ports/last-withdrawals.ts";

/**
 * Shows staff what a banned person took out. The read is logged before anything is shown. Staff linked to
 * the person find nothing.
 */
export class ViewLastWithdrawals {
  readonly #store: Pick<LastWithdrawalStore, "of">;
  readonly #audit: Pick<AuditLog, "note">;

  constructor(store: Pick<LastWithdrawalStore, "of">, audit: Pick<AuditLog, "note">) {
    this.#store = store;
    this.#audit = audit;
  }

  async execute(
    { staffId, role, linkedIds }: StaffActor,
    traderId: TraderId,
  ): Promise<LastWithdrawals | undefined> {
    if (linkedIds.includes(traderId)) return undefined;
    const found = await this.#store.of(traderId);
    if (!found) return undefined;
    const subject = { kind: "trader", id: traderId } as const;
    await this.#audit.note({ staffId, role, act: "read-last-withdrawals", subject });
    return found;
  }
}
