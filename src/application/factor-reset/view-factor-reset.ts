import type { StaffActor } from "../actor/staff-actor.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { FactorResets, StaffReset } from "../ports/factor-resets.ts";

/** Shows staff a request for a reset. The read is logged before anything is shown. */
export class ViewFactorReset {
  readonly #resets: Pick<FactorResets, "view">;
  readonly #audit: Pick<AuditLog, "note">;

  constructor(resets: Pick<FactorResets, "view">, audit: Pick<AuditLog, "note">) {
    this.#resets = resets;
    this.#audit = audit;
  }

  async execute(
    { staffId, role, linkedIds }: StaffActor,
    id: number,
  ): Promise<StaffReset | undefined> {
    const found = await this.#resets.view(id);
    if (!found || linkedIds.includes(found.traderId)) return undefined;
    const subject = { kind: "trader", id: found.traderId } as const;
    await this.#audit.note({ staffId, role, act: "read-factor-reset", subject });
    return found;
  }
}
