import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Landmark } from "lucide-react";
import type { BankAccountCard } from "../../http/contract/bank-account/bank-account.ts";
import { findCurrency } from "../../../domain/catalogue/fiat-currencies.ts";
import { Button } from "../design/button.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { SavedCardsSection } from "../gift-card/saved-cards-section.tsx";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import { CardsSection } from "../virtual-card/cards-section.tsx";
import { SettingsFrame } from "../settings/settings-frame.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";
import { AccountInUse } from "./account-in-use.tsx";
import { BankAccountForm } from "./bank-account-form.tsx";
import { BankAccountRow } from "./bank-account-row.tsx";
import { draftOf, emptyDraft, type BankDraft } from "./bank-draft.ts";
import { WalletSection } from "./wallet-section.tsx";
import { PayAddressSection } from "./pay-address-section.tsx";
import styles from "./payment-settings.module.css";

interface Editing {
  readonly id: string | undefined;
  readonly draft: BankDraft;
}

/** How the user is paid: their bank accounts and wallets of mobile money. */
export function PaymentSettingsPage() {
  const { t } = useLingui();
  const { isDemoAccount } = usePageState().reader;
  const accounts = useRead("listBankAccounts", {});
  const settings = useRead("viewSettings", {});
  const readAgain = useReadAgain();
  const opening = useAct();
  const removing = useAct();
  const [editing, setEditing] = useState<Editing>();
  const [leaving, setLeaving] = useState<BankAccountCard>();
  const [used, setUsed] = useState<BankAccountCard>();
  const [isSaved, setSaved] = useState(false);
  const all = accounts.data?.data;
  const add = () => {
    const { country, fiatCurrencyCode = "EUR" } = settings.data?.data ?? {};
    const currency = findCurrency(fiatCurrencyCode)?.id ?? 14;
    setSaved(false);
    setEditing({ id: undefined, draft: emptyDraft(country ?? "DE", currency) });
  };
  const edit = async (id: string) => {
    setSaved(false);
    const outcome = await opening.send(() =>
      client.call("viewBankAccount", { parameters: { id } }),
    );
    if (outcome?.ok === true) setEditing({ id, draft: draftOf(outcome.data) });
  };
  const remove = async (account: BankAccountCard) => {
    const parameters = { id: account.id };
    const outcome = await removing.send(() => client.call("removeBankAccount", { parameters }));
    const isUsed = outcome?.ok === false && outcome.failure.status === 422;
    if (outcome?.ok === true || isUsed) setLeaving(undefined);
    if (isUsed) setUsed(account);
    await readAgain("listBankAccounts");
  };
  const saved = () => {
    setEditing(undefined);
    setSaved(true);
    void readAgain("listBankAccounts");
  };
  const { failure } = opening;
  return (
    <SettingsFrame title={t`Payment settings`}>
      {editing ? (
        <BankAccountForm
          key={editing.id ?? "new"}
          id={editing.id}
          saved={editing.draft}
          onSaved={saved}
          onCancel={() => setEditing(undefined)}
        />
      ) : (
        <SettingsSection
          title={<Trans>Bank accounts</Trans>}
          about={<Trans>Save how you are paid. Nobody else sees it here.</Trans>}
        >
          {!all && accounts.isError && (
            <LoadFailure onRetry={() => void accounts.refetch()} isRetrying={accounts.isFetching} />
          )}
          {!all && !accounts.isError && (
            <div aria-busy="true">
              <Skeleton shape="control" width="full" />
            </div>
          )}
          {all?.length === 0 && (
            <EmptyState icon={Landmark} title={<Trans>No bank account saved yet</Trans>} />
          )}
          {all && all.length > 0 && (
            <ul className={styles.list}>
              {all.map((account) => (
                <BankAccountRow
                  key={account.id}
                  account={account}
                  onEdit={() => void edit(account.id)}
                  onRemove={() => {
                    removing.forget();
                    setLeaving(account);
                  }}
                />
              ))}
            </ul>
          )}
          {isSaved && (
            <Notice tone="done">
              <Trans>The account is saved.</Trans>
            </Notice>
          )}
          {failure && (
            <Notice tone="danger">
              <FailureWords failure={failure} />
            </Notice>
          )}
          {all && (
            <div>
              <Button variant="primary" disabled={!settings.data} onClick={add}>
                <Trans>Add a bank account</Trans>
              </Button>
            </div>
          )}
        </SettingsSection>
      )}
      {leaving && (
        <ConfirmDialog
          open
          variant="danger"
          title={<Trans>Delete bank account</Trans>}
          effect={
            <Trans>
              The account ending in <bdi>{leaving.last}</bdi> is deleted for good. Past trades keep
              the details that you gave in them.
            </Trans>
          }
          confirmLabel={<Trans>Delete</Trans>}
          busy={removing.isBusy}
          onConfirm={() => void remove(leaving)}
          onCancel={() => setLeaving(undefined)}
        >
          {removing.failure && (
            <Notice tone="danger">
              <FailureWords failure={removing.failure} />
            </Notice>
          )}
        </ConfirmDialog>
      )}
      {used && <AccountInUse last={used.last} onClose={() => setUsed(undefined)} />}
      {!editing && settings.data && (
        <WalletSection country={settings.data.data.country ?? undefined} />
      )}
      {!editing && <PayAddressSection />}
      {!editing && <SavedCardsSection />}
      {!editing && !isDemoAccount && <CardsSection />}
    </SettingsFrame>
  );
}
