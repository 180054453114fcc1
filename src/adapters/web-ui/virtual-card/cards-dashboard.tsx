import { Trans, useLingui } from "@lingui/react/macro";
import { CreditCard } from "lucide-react";
import type { OwnCardsView } from "../../http/contract/virtual-card/virtual-card-views.ts";
import { Button } from "../design/button.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Notice } from "../design/notice.tsx";
import { CardEntry } from "./card-entry.tsx";
import { CardPayments } from "./card-payments.tsx";
import { CardsPage } from "./cards-read.tsx";
import { LoadingBlocked } from "./loading-blocked.tsx";
import { newCardPath } from "./card-paths.ts";
import own from "./virtual-card.module.css";

/** The user's virtual cards, and what was paid with them. */
export function CardsDashboard() {
  const { t } = useLingui();
  return (
    <CardsPage
      title={t`Virtual cards`}
      lead={
        <Trans>Load a card from your wallet, one US dollar for one USDT, and pay online.</Trans>
      }
    >
      {(cards) => <Dashboard view={cards} />}
    </CardsPage>
  );
}

function Dashboard({ view }: { view: OwnCardsView }) {
  const { isOffered, isTest, obstacle, cards } = view;
  return (
    <>
      {isTest && (
        <Notice tone="info">
          <Trans>These are test cards of this demo. They work only in its test shop.</Trans>
        </Notice>
      )}
      <LoadingBlocked view={view} />
      {cards.length === 0 ? (
        <EmptyState icon={CreditCard} title={<Trans>No cards yet</Trans>}>
          <Trans>Order a card and find it here, with its payments.</Trans>
        </EmptyState>
      ) : (
        <ul className={own.cards}>
          {cards.map((card) => (
            <CardEntry key={card.id} card={card} view={view} />
          ))}
        </ul>
      )}
      {isOffered && obstacle === null && (
        <div>
          <Button variant={cards.length === 0 ? "primary" : "plain"} href={newCardPath}>
            {cards.length === 0 ? <Trans>Order a card</Trans> : <Trans>Order another card</Trans>}
          </Button>
        </div>
      )}
      {cards.length > 0 && <CardPayments />}
    </>
  );
}
