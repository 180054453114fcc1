import { lazy, Suspense, useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLocation } from "wouter";
import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { asksBeforeStart } from "../offer/viewed-offer.ts";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import styles from "./instant-buy.module.css";

/** Loaded when it is asked: few offers need it, and dialogs are a large part of the program. */
const StartQuestion = lazy(async () => ({
  default: (await import("../offer/start-question.tsx")).StartQuestion,
}));

/**
 * The offer's terms, and the button that starts the trade for the amount shown. What the owner wants
 * confirmed is asked first, as on the offer's own page.
 */
export function InstantStart(props: {
  offer: OfferCard;
  isOld: boolean;
  onStale: () => void;
  children: ReactNode;
}) {
  const { offer: card, isOld, onStale, children } = props;
  const [, navigate] = useLocation();
  const readAgain = useReadAgain();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, isDone, failure, send } = useAct();
  const read = useRead("viewOffer", { parameters: { id: card.idHashed } });
  const offer = read.data?.data;
  const start = async () => {
    setAsking(false);
    if (!offer || !card.quote) return;
    const body = {
      offer_id: card.idHashed,
      price_seen: card.price ?? undefined,
      offer_version: offer.offerVersion,
      fiat_amount: card.quote.fiat,
      confirmed: [...offer.confirmations],
    };
    const outcome = await send(() => client.call("startTrade", { body }));
    if (!outcome) return;
    if (outcome.ok) return navigate(`/trade/${outcome.data.id}`);
    // The offer may have changed or gone since it was shown: both are read again.
    await readAgain("viewOffer");
    onStale();
  };
  const press = () => {
    if (!offer) return;
    if (asksBeforeStart(offer)) setAsking(true);
    else void start();
  };
  return (
    <>
      {offer && offer.offerTerms.trim() !== "" && (
        <div className={styles.why}>
          <h3 className={styles.name}>
            <Trans>Terms</Trans>
          </h3>
          <p className={styles.terms}>
            <bdi>{offer.offerTerms}</bdi>
          </p>
        </div>
      )}
      {read.isPending && <span data-unknown="true" />}
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <Button
        variant="buy"
        wide
        busy={isBusy || isDone || isOld || read.isPending}
        onClick={press}
        {...(read.isError && {
          disabledReason: <Trans>We couldn&apos;t load this offer. Reload the page.</Trans>,
        })}
      >
        {children}
      </Button>
      <p className={styles.fine}>
        <Trans>
          Nothing is paid yet. When the trade starts, the crypto is held for you, and you see where
          to pay.
        </Trans>
      </p>
      {isAsking && offer && (
        <Suspense fallback={null}>
          <StartQuestion
            offer={offer}
            onConfirm={() => void start()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
