import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { Gift } from "lucide-react";
import type { SavedGiftCardView } from "../../http/contract/gift-card/saved-gift-card.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
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
import { AddCardForm } from "./add-card-form.tsx";
import { CardStatus } from "./card-status.tsx";
import styles from "./saved-cards.module.css";

/** The user's gift cards, to pay with in trades. */
export function SavedCardsSection() {
  const cards = useRead("listGiftCards", {});
  const readAgain = useReadAgain();
  const removing = useAct();
  const [leaving, setLeaving] = useState<SavedGiftCardView>();
  const all = cards.data?.data;
  const remove = async ({ id }: SavedGiftCardView) => {
    const parameters = { id };
    const outcome = await removing.send(() => client.call("removeGiftCard", { parameters }));
    if (outcome?.ok === true) setLeaving(undefined);
    await readAgain("listGiftCards");
  };
  return (
    <SettingsSection
      title={<Trans>Gift cards</Trans>}
      about={
        <Trans>
          Save the cards that you want to sell. In a trade you choose one, and its code is shared
          only when you say so. Codes are stored encrypted.
        </Trans>
      }
    >
      {!all && cards.isError && (
        <LoadFailure onRetry={() => void cards.refetch()} isRetrying={cards.isFetching} />
      )}
      {!all && !cards.isError && <Skeleton shape="card" width="full" />}
      {all?.length === 0 && (
        <EmptyState icon={Gift} title={<Trans>No gift card saved yet</Trans>} />
      )}
      {all && all.length > 0 && (
        <ul className={styles.list}>
          {all.map((card) => (
            <li key={card.id}>
              <Card className={styles.row}>
                <span className={styles.words}>
                  <bdi className={styles.brand}>{card.paymentMethod.name}</bdi>
                  <bdi>{card.info}</bdi>
                  <span className={styles.about}>
                    <CardStatus status={card.status} /> · <CodeEnd card={card} />
                  </span>
                </span>
                {card.status !== "in_use" && (
                  <Button
                    variant="plain"
                    onClick={() => {
                      removing.forget();
                      setLeaving(card);
                    }}
                  >
                    <Trans>Delete</Trans>
                  </Button>
                )}
              </Card>
            </li>
          ))}
        </ul>
      )}
      {all && <AddCardForm onSaved={() => void readAgain("listGiftCards")} />}
      {leaving && (
        <ConfirmDialog
          open
          variant="danger"
          title={<Trans>Delete gift card</Trans>}
          effect={
            <Trans>
              <bdi>{leaving.info}</bdi> and its code are deleted here for good. The card itself
              stays as it is.
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
    </SettingsSection>
  );
}

function CodeEnd({ card: { codeEnd } }: { card: SavedGiftCardView }) {
  return (
    <Trans>
      code ending in <bdi>{codeEnd}</bdi>
    </Trans>
  );
}
