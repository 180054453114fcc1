import type { TraderId } from "../../domain/id/id.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { PeopleViews, PersonRecord } from "../ports/people-views.ts";
import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { Current } from "../ports/current-policy.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import { asSeenBy } from "./list-people.ts";

/** A person, and the longest restriction that a role without the power to lock may give. */
export interface PersonInView extends PersonRecord, Pick<StaffPolicy, "restrictionAtMostSeconds"> {}

/**
 * Shows a person to staff. The read is logged before anything is shown. Staff linked to the person
 * find nothing.
 */
export class ViewPerson {
  readonly #people: PeopleViews;
  readonly #audit: Pick<AuditLog, "note">;
  readonly #policy: Current<Pick<StaffPolicy, "restrictionAtMostSeconds">>;

  constructor(
    people: PeopleViews,
    audit: Pick<AuditLog, "note">,
    policy: Current<Pick<StaffPolicy, "restrictionAtMostSeconds">>,
  ) {
    this.#policy = policy;
    this.#people = people;
    this.#audit = audit;
  }

  async execute(actor: StaffActor, traderId: TraderId): Promise<PersonInView | undefined> {
    const { staffId, role, linkedIds } = actor;
    if (linkedIds.includes(traderId)) return undefined;
    const person = await this.#people.record(traderId);
    if (!person) return undefined;
    const subject = { kind: "trader", id: traderId } as const;
    await this.#audit.note({ staffId, role, act: "read-person", subject });
    const { restrictionAtMostSeconds } = this.#policy();
    return { ...asSeenBy(role, person), restrictionAtMostSeconds };
  }
}
