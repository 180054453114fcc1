import { useRef, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TradeFeedbackView } from "../../http/contract/feedback/feedback.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Button } from "../design/button.tsx";
import { Spoken } from "../design/spoken.tsx";
import { useLookEvery } from "../server/use-live-events.ts";
import { useRead } from "../server/use-read.ts";
import { momentText } from "../design/moment-text.ts";
import { partnerOf } from "../trade/trade-facts.ts";
import { FeedbackForm } from "./feedback-form.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { Verdict } from "./verdict.tsx";
import styles from "./feedback.module.css";

const lookEveryMs = 15_000;

/**
 * After a completed trade: the user's feedback on the other side, and the feedback they received.
 */
export function FeedbackPart({ view }: { view: TradeView }) {
  const isCompleted = view.escrowState === "released" || view.escrowState === "split";
  const { data } = useRead(
    "viewFeedback",
    { parameters: { id: view.id } },
    { isOff: !isCompleted, everyMs: useLookEvery(lookEveryMs) },
  );
  const [isReplied, setReplied] = useState(false);
  const received = useRef<HTMLHeadingElement>(null);
  const feedback = data?.data;
  if (!feedback || (!feedback.canGive && !feedback.given && !feedback.received)) return null;
  const partner = partnerOf(view).username;
  return (
    <div className={styles.part}>
      {(feedback.canGive || feedback.given) && (
        <Given view={view} partner={partner} feedback={feedback} />
      )}
      {feedback.received && (
        <section className={styles.section} aria-labelledby="received">
          <h2 id="received" ref={received} tabIndex={-1} className={styles.title}>
            <Trans>
              <bdi>{partner}</bdi>'s feedback about you
            </Trans>
          </h2>
          <Verdict feedback={feedback.received} replyBy={<Trans>Your reply</Trans>} />
          {feedback.canReply && (
            <ReplyForm
              tradeId={view.id}
              onDone={() => {
                received.current?.focus();
                setReplied(true);
              }}
            />
          )}
          <output>
            <Spoken>{isReplied && <Trans>Your reply was sent.</Trans>}</Spoken>
          </output>
        </section>
      )}
    </div>
  );
}

function Given(props: { view: TradeView; partner: string; feedback: TradeFeedbackView }) {
  const { view, partner, feedback } = props;
  const { given, canGive, until } = feedback;
  const { i18n } = useLingui();
  const [isChanging, setChanging] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The form goes, and the focus stays beside its place. */
  const close = () => {
    heading.current?.focus();
    setChanging(false);
  };
  const date =
    until === null ? undefined : momentText(i18n.locale, Date.parse(until), Date.parse(view.now));
  return (
    <section className={styles.section} aria-labelledby="rate">
      <h2 id="rate" ref={heading} tabIndex={-1} className={styles.title}>
        {given ? (
          <Trans>
            Your feedback about <bdi>{partner}</bdi>
          </Trans>
        ) : (
          <Trans>
            Rate <bdi>{partner}</bdi>
          </Trans>
        )}
      </h2>
      {given && !isChanging && (
        <Verdict
          feedback={given}
          replyBy={
            <Trans>
              <bdi>{partner}</bdi> replies
            </Trans>
          }
        />
      )}
      {canGive && (!given || isChanging) && (
        <FeedbackForm
          tradeId={view.id}
          given={given}
          onDone={() => {
            close();
            setSaved(true);
          }}
          onCancel={given ? close : undefined}
        />
      )}
      {canGive && given && !isChanging && (
        <div>
          <Button
            variant="plain"
            onClick={() => {
              setSaved(false);
              setChanging(true);
            }}
          >
            <Trans>Change</Trans>
          </Button>
        </div>
      )}
      <output>
        <Spoken>{isSaved && <Trans>Your feedback was saved.</Trans>}</Spoken>
      </output>
      {canGive && date !== undefined && (
        <p className={styles.until}>
          <Trans>
            Everyone can see it. You can change it until <bdi>{date}</bdi>.
          </Trans>
        </p>
      )}
    </section>
  );
}
