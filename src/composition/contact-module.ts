import { ContainerModule } from "inversify";
import { contactRoutes } from "../adapters/http/inbound/contact/contact-routes.ts";
import { PostgresContactStore } from "../adapters/persistence/contact/postgres-contact-store.ts";
import { ChangeRelation } from "../application/contact/change-relation.ts";
import { ListContacts } from "../application/contact/list-contacts.ts";
import type { ContactStore } from "../application/ports/contact-store.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature contact. */
export const contactTokens = {
  contactStore: token<ContactStore>("contactStore"),
  changeRelation: token<ChangeRelation>("changeRelation"),
  listContacts: token<ListContacts>("listContacts"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = contactTokens;
  bind(t.contactStore).toResolvedValue(
    (pool) => new PostgresContactStore(pool),
    [tokens.dataSource],
  );
  bind(t.changeRelation).toResolvedValue(
    (contacts) => new ChangeRelation(contacts),
    [t.contactStore],
  );
  bind(t.listContacts).toResolvedValue((contacts) => new ListContacts(contacts), [t.contactStore]);
});

/** The feature contact: whom traders traded with, trust and blocked. */
export const contact: Feature = {
  module: parts,
  routes: () => [served(contactRoutes, contactTokens)],
};
