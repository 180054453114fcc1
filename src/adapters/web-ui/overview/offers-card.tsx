import { Trans } from "@lingui/react/macro";
import { Tag } from "lucide-react";
import { Button } from "../design/button.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { useRead } from "../server/use-read.ts";
import { myOffersPath, newOfferPath } from "../navigation/paths.ts";
import { OfferLine } from "./offer-line.tsx";
import { CardPending, OverviewCard } from "./overview-card.tsx";
import styles from "./offers-card.module.css";

/** How many are shown here; the rest is one link away. */
const mostShown = 4;

/** The user's newest offers of each kind, with their switches. */
export function OffersCard() {
  const selling = useRead("listMyOffers", { query: { type: "sell" } });
  const buying = useRead("listMyOffers", { query: { type: "buy" } });
  const missing = selling.data ? buying : selling;
  const offers =
    selling.data && buying.data ? [...selling.data.data, ...buying.data.data] : undefined;
  const count = offers?.length ?? 0;
  return (
    <OverviewCard
      title={<Trans>My offers</Trans>}
      aside={
        count > 0 && (
          <AppLink className={styles.link} to={myOffersPath}>
            <Trans>
              Manage <bdi>{count}</bdi>
            </Trans>
          </AppLink>
        )
      }
    >
      {!offers ? (
        <CardPending read={missing} />
      ) : count === 0 ? (
        <EmptyState
          icon={Tag}
          title={<Trans>Your offers will appear here</Trans>}
          acts={
            <Button variant="plain" href={newOfferPath}>
              <Trans>Publish an offer</Trans>
            </Button>
          }
        >
          <Trans>It takes two minutes, and others see it at once.</Trans>
        </EmptyState>
      ) : (
        <ul className={styles.lines}>
          {offers.slice(0, mostShown).map((offer) => (
            <OfferLine key={offer.idHashed} offer={offer} />
          ))}
        </ul>
      )}
    </OverviewCard>
  );
}
