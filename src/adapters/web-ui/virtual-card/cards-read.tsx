import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { CreditCard } from "lucide-react";
import type {
  OwnCardsView,
  VirtualCardView,
} from "../../http/contract/virtual-card/virtual-card-views.ts";
import { Button } from "../design/button.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { cardsPath } from "../navigation/paths.ts";
import { failureIn, useRead } from "../server/use-read.ts";
import styles from "../account/account-form.module.css";

/** How often it is looked whether the provider is done, while it is at something and otherwise, in ms. */
const whileBusyMs = 2_000;
const otherwiseMs = 30_000;

/** Reads the user's cards, again soon while the provider is at something with one. */
function useCards() {
  const first = useRead("listVirtualCards", {});
  const isBusy = first.data?.data.cards.some(({ under }) => under !== null) === true;
  return useRead("listVirtualCards", {}, { everyMs: isBusy ? whileBusyMs : otherwiseMs });
}

/** A page about cards: its heading, and what is there once they are read. */
export function CardsPage(props: {
  title: string;
  lead: ReactNode;
  children: (cards: OwnCardsView) => ReactNode;
}) {
  const cards = useCards();
  const view = cards.data?.data;
  const isOff = failureIn(cards.error)?.code === "feature_off";
  return (
    <section className={styles.page}>
      <div>
        <PageHeading title={props.title} />
        <p className={styles.lead}>{props.lead}</p>
      </div>
      {!view && isOff && (
        <EmptyState icon={CreditCard} title={<Trans>Virtual cards aren't offered here</Trans>}>
          <Trans>This marketplace has no provider that issues cards.</Trans>
        </EmptyState>
      )}
      {!view && cards.isError && !isOff && (
        <LoadFailure onRetry={() => void cards.refetch()} isRetrying={cards.isFetching} />
      )}
      {cards.isPending && <Skeleton shape="card" width="full" />}
      {view && props.children(view)}
    </section>
  );
}

/** A page about one card. */
export function CardPage(props: {
  title: string;
  lead: ReactNode;
  id: string;
  children: (card: VirtualCardView, cards: OwnCardsView) => ReactNode;
}) {
  return (
    <CardsPage title={props.title} lead={props.lead}>
      {(cards) => {
        const card = cards.cards.find(({ id }) => id === props.id);
        if (card) return props.children(card, cards);
        return (
          <EmptyState
            icon={CreditCard}
            title={<Trans>You have no such card</Trans>}
            acts={
              <Button variant="plain" href={cardsPath}>
                <Trans>Your cards</Trans>
              </Button>
            }
          />
        );
      }}
    </CardsPage>
  );
}
