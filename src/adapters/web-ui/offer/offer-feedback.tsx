import { lazy, Suspense, useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { Votes } from "../market/votes.tsx";
import styles from "./offer-feedback.module.css";

/** Loaded for those who read it: the page is shown without. */
const FeedbackList = lazy(async () => ({
  default: (await import("./feedback-list.tsx")).FeedbackList,
}));

/** What partners said of the owner after trades on this offer; nothing if nobody did. */
export function OfferFeedback({ offer }: { offer: ViewedOffer }) {
  const { positive, negative, total } = offer.feedback;
  const [isOpen, setIsOpen] = useState(false);
  if (total === 0) return null;
  return (
    <Card>
      <section className={styles.section} aria-labelledby="offer-feedback">
        <h2 id="offer-feedback" className={styles.title}>
          <Trans>Feedback on this offer</Trans>
        </h2>
        <p className={styles.votes}>
          <Votes good={positive} bad={negative} />
        </p>
        <p className={styles.rule}>
          <Trans>
            The trader's total counts each partner once for each payment method and currency.
          </Trans>
        </p>
        {isOpen ? (
          <Suspense fallback={<Skeleton shape="card" width="full" />}>
            <FeedbackList offer={offer} />
          </Suspense>
        ) : (
          <div>
            <Button variant="plain" onClick={() => setIsOpen(true)}>
              <Trans>Read the feedback</Trans>
            </Button>
          </div>
        )}
      </section>
    </Card>
  );
}
