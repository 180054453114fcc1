import type { SessionPolicy } from "../../domain/account/account-policy.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { PersonAccess, PersonAccessStore } from "../ports/person-access.ts";

/**
 * Shows support how a person signs in and is reached. The read is logged before anything is shown.
 * Staff linked to the person find nothing.
 */
export class ViewPersonAccess {
  readonly #access: Pick<PersonAccessStore, "read">;
  readonly #audit: Pick<AuditLog, "note">;
  readonly #policy: Current<SessionPolicy>;

  constructor(
    access: Pick<PersonAccessStore, "read">,
    audit: Pick<AuditLog, "note">,
    policy: Current<SessionPolicy>,
  ) {
    this.#access = access;
    this.#audit = audit;
    this.#policy = policy;
  }

  async execute(
    { staffId, role, linkedIds }: StaffActor,
    traderId: TraderId,
  ): Promise<PersonAccess | undefined> {
    if (linkedIds.includes(traderId)) return undefined;
    const access = await this.#access.read(traderId, this.#policy());
    if (!access) return undefined;
    const subject = { kind: "trader", id: traderId } as const;
    await this.#audit.note({ staffId, role, act: "read-person-access", subject });
    return access;
  }
}
