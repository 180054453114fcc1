import { maskedEmail } from "../../domain/account/masked-email.ts";
import { may, type StaffRole } from "../../domain/staff/staff-roles.ts";
import type { PeopleFilter, PeopleOrder, PeopleViews, PersonCard } from "../ports/people-views.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/** Finds people. Staff who may not read addresses cannot search by them either. */
export class ListPeople {
  readonly #people: PeopleViews;

  constructor(people: PeopleViews) {
    this.#people = people;
  }

  async execute(
    { role, linkedIds: without }: StaffActor,
    filter: Omit<PeopleFilter, "withEmails" | "without">,
    order: PeopleOrder,
    { from, most }: { readonly from: number; readonly most: number },
  ): Promise<{ readonly people: readonly PersonCard[]; readonly total: number }> {
    const withEmails = may(role, "read_emails");
    const wanted = { ...filter, withEmails, without };
    const { people, total } = await this.#people.list(wanted, order, from, most);
    return { people: people.map((person) => asSeenBy(role, person)), total };
  }
}

/** The person, with the address as far as the role may see it. */
export function asSeenBy<Person extends PersonCard>(role: StaffRole, person: Person): Person {
  return may(role, "read_emails") ? person : { ...person, email: maskedEmail(person.email) };
}
