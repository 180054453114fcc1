import type { Actor } from "../actor/actor.ts";
import type { ContactList, ContactPage, ContactStore } from "../ports/contact-store.ts";

/** The page size (specification, section 3). */
const perPage = 10;

/** Lists the people that a trader traded with, trusts or blocked. */
export class ListContacts {
  readonly #contacts: Pick<ContactStore, "list">;

  constructor(contacts: Pick<ContactStore, "list">) {
    this.#contacts = contacts;
  }

  /** `page` counts from 1. */
  async execute(
    { traderId }: Actor,
    list: ContactList,
    page: number,
  ): Promise<ContactPage & { readonly perPage: number }> {
    const part = { offset: (page - 1) * perPage, limit: perPage };
    return { ...(await this.#contacts.list(traderId, list, part)), perPage };
  }
}
