import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { Smartphone } from "lucide-react";
import type { MobileWalletCard } from "../../http/contract/mobile-money/mobile-wallet.ts";
import { Button } from "../design/button.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { AccountInUse } from "./account-in-use.tsx";
import { WalletDialog } from "./wallet-dialog.tsx";
import { WalletRow } from "./wallet-row.tsx";
import styles from "./payment-settings.module.css";

/** What is open over the list. */
type Open =
  | { readonly kind: "edit"; readonly wallet: MobileWalletCard | undefined }
  | { readonly kind: "leave" | "used"; readonly wallet: MobileWalletCard };

/** The user's wallets of mobile money. */
export function WalletSection({ country }: { country: string | undefined }) {
  const wallets = useRead("listMobileWallets", {});
  const readAgain = useReadAgain();
  const removing = useAct();
  const [open, setOpen] = useState<Open>();
  const [isSaved, setSaved] = useState(false);
  const all = wallets.data?.data;
  const close = () => setOpen(undefined);
  const remove = async (wallet: MobileWalletCard) => {
    const parameters = { id: wallet.id };
    const outcome = await removing.send(() => client.call("removeMobileWallet", { parameters }));
    if (outcome?.ok === true) close();
    else if (outcome?.failure.status === 422) setOpen({ kind: "used", wallet });
    await readAgain("listMobileWallets");
  };
  return (
    <SettingsSection
      title={<Trans>Mobile money</Trans>}
      about={<Trans>Wallets that belong to one of your phone numbers.</Trans>}
    >
      {!all && wallets.isError && (
        <LoadFailure onRetry={() => void wallets.refetch()} isRetrying={wallets.isFetching} />
      )}
      {!all && !wallets.isError && (
        <div aria-busy="true">
          <Skeleton shape="control" width="full" />
        </div>
      )}
      {all?.length === 0 && (
        <EmptyState icon={Smartphone} title={<Trans>No wallet saved yet</Trans>} />
      )}
      {all && all.length > 0 && (
        <ul className={styles.list}>
          {all.map((wallet) => (
            <WalletRow
              key={wallet.id}
              wallet={wallet}
              onEdit={() => {
                setSaved(false);
                setOpen({ kind: "edit", wallet });
              }}
              onRemove={() => {
                removing.forget();
                setOpen({ kind: "leave", wallet });
              }}
            />
          ))}
        </ul>
      )}
      {isSaved && (
        <Notice tone="done">
          <Trans>The wallet is saved.</Trans>
        </Notice>
      )}
      {all && (
        <div>
          <Button
            variant="primary"
            onClick={() => {
              setSaved(false);
              setOpen({ kind: "edit", wallet: undefined });
            }}
          >
            <Trans>Add a wallet</Trans>
          </Button>
        </div>
      )}
      {open?.kind === "edit" && (
        <WalletDialog
          wallet={open.wallet}
          country={country ?? ""}
          onCancel={close}
          onSaved={() => {
            close();
            setSaved(true);
            void readAgain("listMobileWallets");
          }}
        />
      )}
      {open?.kind === "leave" && (
        <ConfirmDialog
          open
          variant="danger"
          title={<Trans>Delete wallet</Trans>}
          effect={
            <Trans>
              The wallet ending in <bdi>{open.wallet.last}</bdi> is deleted for good. Past trades
              keep the details that you gave in them.
            </Trans>
          }
          confirmLabel={<Trans>Delete</Trans>}
          busy={removing.isBusy}
          onConfirm={() => void remove(open.wallet)}
          onCancel={close}
        >
          {removing.failure && (
            <Notice tone="danger">
              <FailureWords failure={removing.failure} />
            </Notice>
          )}
        </ConfirmDialog>
      )}
      {open?.kind === "used" && <AccountInUse last={open.wallet.last} onClose={close} />}
    </SettingsSection>
  );
}
