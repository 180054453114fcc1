import type { TraderId } from "../../domain/id/id.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { PeopleViews, PersonRecord } from "../ports/people-views.ts";
import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { Current } from "../ports/current-policy.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { PersonRisks } from "../ports/person-risks.ts";
import type { DisputePolicy } from "../../domain/dispute/dispute-policy.ts";
import { riskOf, type RiskSignal } from "../../domain/dispute/person-risk.ts";
import { asSeenBy } from "./list-people.ts";

/** A person with their risk, and the longest restriction that a role without the power to lock may give. */
export interface PersonInView extends PersonRecord, Pick<StaffPolicy, "restrictionAtMostSeconds"> {
  /** Heaviest first. */
  readonly risk: readonly RiskSignal[];
}

/** The numbers that showing a person needs. */
interface PersonPolicy {
  readonly staff: Pick<StaffPolicy, "restrictionAtMostSeconds">;
  readonly dispute: DisputePolicy;
}

/**
 * Shows a person to staff. The read is logged before anything is shown. Staff linked to the person
 * find nothing.
 */
export class ViewPerson {
  readonly #people: PeopleViews;
  readonly #audit: Pick<AuditLog, "note">;
  readonly #risks: PersonRisks;
  readonly #policy: Current<PersonPolicy>;

  constructor(
    people: PeopleViews,
    audit: Pick<AuditLog, "note">,
    risks: PersonRisks,
    policy: Current<PersonPolicy>,
  ) {
    this.#risks = risks;
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
    const { staff, dispute } = this.#policy();
    const found = await this.#risks.facts(traderId, dispute);
    const risk = found ? riskOf(found.facts, dispute, found.now) : [];
    const { restrictionAtMostSeconds } = staff;
    return { ...asSeenBy(role, person), restrictionAtMostSeconds, risk };
  }
}
