import type { TraderId } from "../../domain/id/id.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { PeopleViews, PersonRecord } from "../ports/people-views.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import { asSeenBy } from "./list-people.ts";

/**
 * Shows a person to staff. The read is logged before anything is shown. Staff linked to the person
 * find nothing.
 */
export class ViewPerson {
  readonly #people: PeopleViews;
  readonly #audit: Pick<AuditLog, "note">;

  constructor(people: PeopleViews, audit: Pick<AuditLog, "note">) {
    this.#people = people;
    this.#audit = audit;
  }

  async execute(actor: StaffActor, traderId: TraderId): Promise<PersonRecord | undefined> {
    const { staffId, role, linkedIds } = actor;
    if (linkedIds.includes(traderId)) return undefined;
    const person = await this.#people.record(traderId);
    if (!person) return undefined;
    const subject = { kind: "trader", id: traderId } as const;
    await this.#audit.note({ staffId, role, act: "read-person", subject });
    return asSeenBy(role, person);
  }
}
