import type { ChangeRelation } from "../../../../application/contact/change-relation.ts";
import type { ListContacts } from "../../../../application/contact/list-contacts.ts";
import type { Actor } from "../../../../application/actor/actor.ts";
import type { Contact, ContactList } from "../../../../application/ports/contact-store.ts";
import { lastSeen } from "../../../../domain/account/last-seen.ts";
import type { RelationAction } from "../../../../domain/contact/relation.ts";
import type { Instant } from "../../../../domain/trade/trade.ts";
import { avatarUrl } from "../../contract/avatar/avatar-path.ts";
import * as contract from "../../contract/contact/contact.ts";
import { pageMetaOf } from "../../contract/page-meta.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** What the routes of contacts call. */
interface ContactUseCases {
  readonly changeRelation: ChangeRelation;
  readonly listContacts: ListContacts;
}

interface Relating {
  readonly actor: Actor;
  readonly parameters: { readonly username: string };
  readonly body: { readonly action: RelationAction };
}

/** People that a trader traded with, trusts or blocked. */
export function contactRoutes(useCases: ContactUseCases): readonly BoundRoute[] {
  const change = async ({ actor, parameters: { username }, body: { action } }: Relating) => {
    const changed = await useCases.changeRelation.execute(actor, username, action);
    return changed.ok ? ok(changed.value) : { refusal: changed.refusal.code };
  };
  const list = (which: ContactList) => async (call: Listing) => {
    const page = Number(call.query.page ?? 1);
    const found = await useCases.listContacts.execute(call.actor, which, page);
    const { contacts, total, perPage, now } = found;
    const data = contacts.map((each) => presentContact(each, now));
    return { status: 200 as const, body: { data, meta: pageMetaOf(total, perPage, page) } };
  };
  return [
    bind(contract.changeRelation).to(change),
    bind(contract.changeRelationByPost).to(change),
    bind(contract.listRecentPartners).to(list("recent")),
    bind(contract.listTrusted).to(list("trusted")),
    bind(contract.listBlocked).to(list("blocked")),
  ];
}

interface Listing {
  readonly actor: Actor;
  readonly query: { readonly page?: string };
}

function presentContact(contact: Contact, now: Instant): contract.ContactView {
  const { lastTrade } = contact;
  const seen = lastSeen(now, contact.lastSeenAt);
  return {
    user: {
      username: contact.username,
      ...contact.relation,
      avatarUrl: avatarUrl(contact.avatar),
      userBadge: contact.badge,
      lastSeen: seen.text,
      lastSeenColor: seen.color,
      lastSeenStatus: seen.status,
      feedbackPositive: contact.feedbackPositive,
      feedbackNegative: contact.feedbackNegative,
    },
    completedTrades: contact.completedTogether,
    lastTrade: lastTrade
      ? { id: lastTrade.id, startedAt: new Date(lastTrade.startedAt).toISOString() }
      : null,
  };
}
