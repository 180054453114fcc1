import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Money } from "../design/money.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { cardsPath } from "../navigation/paths.ts";
import { failureIn, useRead } from "../server/use-read.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { decimalOfCents } from "./card-sums.ts";
import { CardState } from "./card-words.tsx";
import own from "./virtual-card.module.css";

/** The user's cards among their payment settings. */
export function CardsSection() {
  const cards = useRead("listVirtualCards", {});
  const view = cards.data?.data;
  const isOff = failureIn(cards.error)?.code === "feature_off";
  return (
    <SettingsSection
      title={<Trans>Virtual cards</Trans>}
      about={<Trans>Cards that you load from your wallet to pay online.</Trans>}
    >
      {!view && isOff && (
        <p className={own.none}>
          <Trans>Virtual cards aren't offered here.</Trans>
        </p>
      )}
      {!view && cards.isError && !isOff && (
        <LoadFailure onRetry={() => void cards.refetch()} isRetrying={cards.isFetching} />
      )}
      {cards.isPending && <Skeleton shape="control" width="full" />}
      {view && view.cards.length > 0 && (
        <ul className={own.cards}>
          {view.cards.map((card) => (
            <li key={card.id} className={own.top}>
              <span className={own.label}>
                <bdi>{card.label}</bdi> {card.issued && <bdi>{`•••• ${card.issued.lastFour}`}</bdi>}
              </span>
              <Money currency={card.currency} amount={decimalOfCents(card.balanceCents)} />
              <CardState card={card} />
            </li>
          ))}
        </ul>
      )}
      {view && (
        <div>
          <Button variant="plain" href={cardsPath}>
            {view.cards.length > 0 ? <Trans>Manage cards</Trans> : <Trans>See virtual cards</Trans>}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
