import { Trans } from "@lingui/react/macro";
import type { SavedGiftCardView } from "../../http/contract/gift-card/saved-gift-card.ts";
import { Button } from "../design/button.tsx";
import { InfoDialog } from "../design/info-dialog.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { paymentSettingsPath } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import styles from "./saved-cards.module.css";

/** One of the user's free cards of a brand, to show in a trade. */
export function ChooseCardDialog(props: {
  /** The slug of the brand. */
  brand: string;
  onChoose: (card: SavedGiftCardView) => void;
  onClose: () => void;
}) {
  const { brand, onChoose, onClose } = props;
  const cards = useRead("listGiftCards", { query: { "payment-method": brand } });
  const free = cards.data?.data.filter(({ status }) => status === "free" || status === "in_offer");
  return (
    <InfoDialog
      open
      title={<Trans>Choose a saved card</Trans>}
      act={
        <AppLink to={paymentSettingsPath}>
          <Trans>Your saved cards</Trans>
        </AppLink>
      }
      onClose={onClose}
    >
      {!free && cards.isError && (
        <LoadFailure onRetry={() => void cards.refetch()} isRetrying={cards.isFetching} />
      )}
      {!free && !cards.isError && <Skeleton shape="control" width="full" />}
      {free?.length === 0 && (
        <p>
          <Trans>You have no free card of this brand.</Trans>
        </p>
      )}
      {free && free.length > 0 && (
        <ul className={styles.list}>
          {free.map((card) => (
            <li key={card.id} className={styles.row}>
              <bdi className={styles.words}>{card.info}</bdi>
              <Button variant="plain" onClick={() => onChoose(card)}>
                <Trans>Choose</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </InfoDialog>
  );
}
