import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { MapPin, Wallet } from "lucide-react";
import { singleLineOf } from "../../../domain/pay-address/pay-address.ts";
import type { PayAddressCard } from "../../http/contract/pay-address/pay-address.ts";
import { Button } from "../design/button.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { Spoken } from "../design/spoken.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { PayAddressForm } from "./pay-address-form.tsx";
import styles from "./payment-settings.module.css";

/** The user's online wallets and cash places. */
export function PayAddressSection() {
  const read = useRead("listPayAddresses", {});
  const readAgain = useReadAgain();
  const all = read.data?.data;
  return (
    <SettingsSection
      title={<Trans>Online wallets and cash places</Trans>}
      about={<Trans>Choose one in an offer or a trade instead of typing it again.</Trans>}
    >
      {!all && read.isError && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {read.isPending && (
        <div aria-busy="true">
          <Skeleton shape="control" width="full" />
        </div>
      )}
      {all && all.length > 0 && (
        <ul className={styles.list}>
          {all.map((address) => (
            <AddressRow
              key={address.id}
              address={address}
              onRemoved={() => readAgain("listPayAddresses")}
            />
          ))}
        </ul>
      )}
      {all && <PayAddressForm onSaved={() => readAgain("listPayAddresses")} />}
    </SettingsSection>
  );
}

function AddressRow(props: { address: PayAddressCard; onRemoved: () => Promise<void> }) {
  const { address, onRemoved } = props;
  const { id, payment_method: method, shown } = address;
  const act = useAct();
  const [isAsked, setAsked] = useState(false);
  const Icon = singleLineOf(method.slug) === "where_to_pay" ? MapPin : Wallet;
  const remove = async () => {
    const outcome = await act.send(() => client.call("removePayAddress", { parameters: { id } }));
    if (!outcome?.ok) return;
    setAsked(false);
    await onRemoved();
  };
  return (
    <li className={styles.account}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.number}>
          <bdi>{shown}</bdi>
        </span>
        <span className={styles.about}>
          <bdi>{method.name}</bdi>
        </span>
      </span>
      <span className={styles.acts}>
        <Button
          variant="plain"
          onClick={() => {
            act.forget();
            setAsked(true);
          }}
        >
          <Trans>Delete</Trans>{" "}
          <Spoken>
            <bdi>{shown}</bdi>
          </Spoken>
        </Button>
      </span>
      <ConfirmDialog
        open={isAsked}
        variant="danger"
        title={<Trans>Delete this way to be paid?</Trans>}
        effect={<Trans>Past trades keep the details that you gave in them.</Trans>}
        confirmLabel={<Trans>Delete</Trans>}
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
