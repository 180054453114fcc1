import { maskedEmail } from "../../domain/account/masked-email.ts";
import { may, type StaffRole } from "../../domain/staff/staff-roles.ts";
import type { PeopleFilter, PeopleOrder, PeopleViews, PersonCard } from "../ports/people-views.ts";
import type { HashPhone } from "../ports/phone-numbers.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/** Finds people. Staff who may not read addresses cannot search by them, nor by phone numbers, either. */
export class ListPeople {
  readonly #people: PeopleViews;
  readonly #hashPhone: HashPhone;

  constructor(people: PeopleViews, hashPhone: HashPhone) {
    this.#people = people;
    this.#hashPhone = hashPhone;
  }

  async execute(
    { role, linkedIds: without }: StaffActor,
    filter: Omit<PeopleFilter, "withEmails" | "without">,
    order: PeopleOrder,
    { from, most }: { readonly from: number; readonly most: number },
  ): Promise<{ readonly people: readonly PersonCard[]; readonly total: number }> {
    const withEmails = may(role, "read_emails");
    const number = withEmails ? phoneNumberIn(filter.q) : undefined;
    const phoneHash = number && this.#hashPhone(number);
    const wanted = { ...filter, withEmails, phoneHash, without };
    const { people, total } = await this.#people.list(wanted, order, from, most);
    return { people: people.map((person) => asSeenBy(role, person)), total };
  }
}

/** A whole number with the code of its country, however it is spaced; undefined for anything else. */
function phoneNumberIn(q: string | undefined): string | undefined {
  const plain = q?.replaceAll(/[ ()-]/g, "");
  return plain !== undefined && /^\+\d{7,15}$/.test(plain) ? plain : undefined;
}

/** The person, with the address as far as the role may see it. */
export function asSeenBy<Person extends PersonCard>(role: StaffRole, person: Person): Person {
  return may(role, "read_emails") ? person : { ...person, email: maskedEmail(person.email) };
}
