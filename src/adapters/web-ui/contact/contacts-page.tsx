import { defaultPageMeta } from "../../http/contract/default-page-meta.ts";
import { useState, type ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Users } from "lucide-react";
import { useLocation, useSearch } from "wouter";
import type { ContactView, RelationView } from "../../http/contract/contact/contact.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Notice } from "../design/notice.tsx";
import { Pager } from "../design/pager.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { blockedPath, buyPath, recentPartnersPath, trustedPath } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import { ContactRow } from "./contact-row.tsx";
import { useRelate } from "./use-relate.tsx";
import styles from "./contacts-page.module.css";

const lists = {
  recent: { read: "listRecentPartners", path: recentPartnersPath },
  trusted: { read: "listTrusted", path: trustedPath },
  blocked: { read: "listBlocked", path: blockedPath },
} as const;

export type ContactListName = keyof typeof lists;

/** People that the reader traded with, trusts or blocked. The page lives in the address alone. */
export function ContactsPage({ list: name }: { list: ContactListName }) {
  const { t } = useLingui();
  const asked = new URLSearchParams(useSearch()).get("page") ?? "";
  const page = /^[1-9]\d{0,5}$/.test(asked) ? asked : "1";
  const { read, path } = lists[name];
  const list = useRead(read, { query: { page } }, { keepsPrevious: true });
  // What the server said since the page was read: the list changes in place.
  const [said, setSaid] = useState<readonly RelationView[]>([]);
  const heading = {
    recent: t`Recent trade partners`,
    trusted: t`Trusted traders`,
    blocked: t`Blocked traders`,
  };
  const meta = list.data?.meta;
  const { currentPage, lastPage } = meta ?? defaultPageMeta;
  const contacts = (list.data?.data ?? []).map((contact) => changed(contact, said));
  const shown = contacts.filter(({ user }) => isOn(name, user));
  const gone = contacts.find(
    ({ user }) => user.username === said.at(-1)?.username && !isOn(name, user),
  );
  const pathOf = (at: number) => (at === 1 ? path : `${path}?page=${at}`);
  return (
    <div className={styles.page}>
      <PageHeading title={heading[name]} />
      <ContactLists />
      {gone && (
        <Undo
          contact={gone.user}
          list={name}
          onChange={(relation) => setSaid((before) => [...before, relation])}
        />
      )}
      {!meta && list.isError && (
        <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      )}
      {!meta && !list.isError && (
        <div aria-busy="true">
          <Skeleton shape="card" width="full" />
        </div>
      )}
      {meta && shown.length === 0 && <Nothing list={name} />}
      {meta && shown.length > 0 && (
        <Card>
          <ul className={styles.rows} aria-busy={list.isPlaceholderData}>
            {shown.map((contact) => (
              <ContactRow
                key={contact.user.username}
                contact={contact}
                onChange={(relation) => setSaid((before) => [...before, relation])}
              />
            ))}
          </ul>
        </Card>
      )}
      <Pager current={currentPage} last={lastPage} pathOf={pathOf} />
    </div>
  );
}

function changed(contact: ContactView, said: readonly RelationView[]): ContactView {
  const last = said.findLast(({ username }) => username === contact.user.username);
  return last ? { ...contact, user: { ...contact.user, ...last } } : contact;
}

function isOn(list: ContactListName, { isTrusted, isBlocked }: RelationView): boolean {
  return list === "recent" || (list === "trusted" ? isTrusted : isBlocked);
}

/** Who was just taken off the list, and the way back. */
function Undo(props: {
  contact: RelationView;
  list: ContactListName;
  onChange: (relation: RelationView) => void;
}) {
  const { contact, list, onChange } = props;
  const { busyWith, relate } = useRelate(contact.username);
  const undo = async () => {
    const relation = await relate(list === "trusted" ? "trusted" : "blocked");
    if (relation) onChange(relation);
  };
  const name = <bdi>{contact.username}</bdi>;
  return (
    <Notice
      tone="info"
      act={
        <Button variant="plain" busy={busyWith !== undefined} onClick={() => void undo()}>
          <Trans>Undo</Trans>
        </Button>
      }
    >
      {list === "trusted" ? (
        <Trans>{name} is off your list of trusted traders.</Trans>
      ) : (
        <Trans>{name} is off your list of blocked traders.</Trans>
      )}
    </Notice>
  );
}

/** The three lists, side by side. */
function ContactLists() {
  const { t } = useLingui();
  return (
    <nav className={styles.lists} aria-label={t`People`}>
      <ListLink to={recentPartnersPath}>
        <Trans>Recent partners</Trans>
      </ListLink>
      <ListLink to={trustedPath}>
        <Trans>Trusted</Trans>
      </ListLink>
      <ListLink to={blockedPath}>
        <Trans>Blocked</Trans>
      </ListLink>
    </nav>
  );
}

function ListLink(props: { to: string; children: ReactNode }) {
  const [path] = useLocation();
  return (
    <AppLink
      className={styles.list}
      to={props.to}
      aria-current={path === props.to ? "page" : undefined}
    >
      {props.children}
    </AppLink>
  );
}

/** What will be here, and how it comes here. */
function Nothing({ list }: { list: ContactListName }) {
  return (
    <Card>
      {list === "recent" && (
        <EmptyState
          icon={Users}
          title={<Trans>Your trade partners will be here</Trans>}
          acts={
            <Button variant="primary" href={buyPath}>
              <Trans>Browse offers</Trans>
            </Button>
          }
        />
      )}
      {list === "trusted" && (
        <EmptyState icon={Users} title={<Trans>Traders you trust will be here</Trans>}>
          <Trans>
            Choose Trust on a trader's profile. They can then see what you show to trusted traders
            only.
          </Trans>
        </EmptyState>
      )}
      {list === "blocked" && (
        <EmptyState icon={Users} title={<Trans>Traders you blocked will be here</Trans>}>
          <Trans>
            Choose Block on a trader's profile. From then on you don't see each other's offers and
            can't start trades with each other. Active trades continue.
          </Trans>
        </EmptyState>
      )}
    </Card>
  );
}
