import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { BookUser } from "lucide-react";
import { useSearch } from "wouter";
import type { AddressBookView, SavedAddressView } from "../../http/contract/send/address-book.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { momentText } from "../design/moment-text.ts";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { Spoken } from "../design/spoken.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { sendPath } from "../navigation/paths.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import styles from "../account/account-form.module.css";
import list from "../design/entry-list.module.css";
import { OnlySavedSwitch } from "./only-saved-switch.tsx";
import { SaveAddressForm } from "./save-address-form.tsx";
import { readWish } from "./send-wish.ts";

/** Where the user sends, under names of theirs, and whether they send anywhere else. */
export function AddressBookPage() {
  const { t } = useLingui();
  const read = useRead("viewAddressBook", {});
  const readAgain = useReadAgain();
  const changed = () => readAgain("viewAddressBook");
  const book = read.data?.data;
  const search = useSearch();
  return (
    <section className={styles.page}>
      <div>
        <PageHeading title={t`Address book`} />
        <p className={styles.lead}>
          <Trans>Save the addresses that you send to, and choose them instead of typing.</Trans>
        </p>
      </div>
      {!book && read.isError && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {!book && !read.isError && (
        <div aria-busy="true">
          <Skeleton shape="control" width="full" />
        </div>
      )}
      {book && (
        <>
          <Addresses book={book} now={read.dataUpdatedAt} onChanged={changed} />
          <OnlySavedSwitch book={book} now={read.dataUpdatedAt} onChanged={changed} />
          <SaveAddressForm key={search} book={book} given={readWish(search)} onSaved={changed} />
        </>
      )}
    </section>
  );
}

function Addresses(props: { book: AddressBookView; now: number; onChanged: () => Promise<void> }) {
  const { book, now, onChanged } = props;
  return (
    <Card>
      {book.addresses.length === 0 ? (
        <EmptyState icon={BookUser} title={<Trans>No saved addresses yet</Trans>}>
          <Trans>The addresses that you save appear here.</Trans>
        </EmptyState>
      ) : (
        <ul className={list.list}>
          {book.addresses.map((saved) => (
            <Saved key={saved.id} saved={saved} now={now} onRemoved={onChanged} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Saved(props: { saved: SavedAddressView; now: number; onRemoved: () => Promise<void> }) {
  const { saved, now, onRemoved } = props;
  const { id, cryptoCurrencyCode: asset, address, name, usableFrom } = saved;
  const { i18n } = useLingui();
  const act = useAct();
  const [isAsked, setAsked] = useState(false);
  const remove = async () => {
    const done = await act.send(() => client.call("removeSavedAddress", { parameters: { id } }));
    if (!done?.ok) return;
    setAsked(false);
    await onRemoved();
  };
  const query = new URLSearchParams({ crypto: asset, address });
  return (
    <li className={list.entry}>
      <span className={list.amount}>
        <bdi>{name}</bdi>
      </span>
      <span className={list.state}>
        <bdi>{asset}</bdi>
      </span>
      <span className={`${list.fine} ${list.transaction}`}>
        <bdi>{address}</bdi>
      </span>
      {usableFrom !== null && (
        <span className={list.fine}>
          <Trans>
            You can send to it <bdi>{momentText(i18n.locale, Date.parse(usableFrom), now)}</bdi>.
          </Trans>
        </span>
      )}
      <span className={list.act}>
        {usableFrom === null && (
          <AppLink className={styles.link} to={`${sendPath}?${query}`}>
            <Trans>Send</Trans>
          </AppLink>
        )}
        <Button
          variant="plain"
          onClick={() => {
            act.forget();
            setAsked(true);
          }}
        >
          <Trans>Remove</Trans>{" "}
          <Spoken>
            <bdi>{name}</bdi>
          </Spoken>
        </Button>
      </span>
      <ConfirmDialog
        open={isAsked}
        variant="danger"
        title={<Trans>Remove this address?</Trans>}
        effect={<Trans>What you sent to it stays in your history.</Trans>}
        confirmLabel={<Trans>Remove</Trans>}
        busy={act.isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      >
        {act.failure && (
          <Notice tone="danger">
            <FailureWords failure={act.failure} />
          </Notice>
        )}
      </ConfirmDialog>
    </li>
  );
}
