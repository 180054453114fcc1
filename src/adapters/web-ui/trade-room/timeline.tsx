import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "../design/card.tsx";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { isCountedDown } from "../trade/clock-words.tsx";
import { comingSteps, comingWords, type StepWords } from "../trade/coming-steps.tsx";
import { isOffer } from "./agreed-words.tsx";
import { doneWords } from "./done-words.tsx";
import { momentText } from "../design/moment-text.ts";
import { PrintedMoment, ToldTime } from "../design/printed-moment.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { verifyCasePath } from "../navigation/paths.ts";
import { isMirrored, stepIcon, stepTone } from "./step-icons.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import styles from "./timeline.module.css";

/** What happened, when and by whom, what is in progress, and what comes next. */
export function Timeline(props: { view: TradeView; facts: TradeFacts }) {
  const { view, facts } = props;
  const { i18n } = useLingui();
  const { locale } = i18n;
  const now = Date.parse(view.now);
  return (
    <Card>
      <section className={styles.section} aria-labelledby="timeline">
        <h2 id="timeline" className={styles.title}>
          <Trans>Progress and history</Trans>
        </h2>
        <ol className={styles.steps}>
          {view.timeline.filter(isShown).map((event) => (
            <Step
              key={`${event.seq} ${event.act} ${event.status}`}
              state="done"
              icon={isOffer(event) ? "offer" : event.act}
              words={wordsOf(event, facts)}
              time={
                <PrintedMoment at={event.at} precision="seconds">
                  {momentText(locale, Date.parse(event.at), now, "seconds")}
                </PrintedMoment>
              }
            />
          ))}
          {comingSteps(facts).map((step, index) => (
            <Step
              key={step}
              state={index === 0 ? "current" : "coming"}
              icon={step}
              words={comingWords(step, facts)}
              time={index === 0 && isCountedDown(facts.status) && <By until={facts.until} />}
            />
          ))}
        </ol>
        <p className={styles.papers}>
          <a href={`/rest/v1/trade/${view.id}/case-file`} download>
            <Trans>Download case file</Trans>
          </a>{" "}
          <AppLink to={verifyCasePath}>
            <Trans>Check a case file</Trans>
          </AppLink>
        </p>
      </section>
    </Card>
  );
}

/** What was done, and by whom for a party. */
function wordsOf(event: TradeView["timeline"][number], facts: TradeFacts): StepWords {
  const words = doneWords(event, facts);
  if (event.helper === null) return words;
  const helped = (
    <Trans>
      Done by <bdi>{event.helper}</bdi> for <bdi>{event.username}</bdi>.
    </Trans>
  );
  return {
    ...words,
    what: (
      <>
        {words.what} {helped}
      </>
    ),
  };
}

/** Sharing a code is the payment: the event that marks the trade as paid says it already. */
function isShown({ status }: TradeView["timeline"][number]): boolean {
  return status !== "gcc_code_shared";
}

function By({ until }: { until: TradeFacts["until"] }) {
  if (until === undefined) return null;
  return (
    <Trans>
      by <ToldTime of={until} />
    </Trans>
  );
}

function Step(props: {
  state: "done" | "current" | "coming";
  icon: string;
  words: StepWords;
  time: ReactNode;
}) {
  const { state, words, time } = props;
  const icon = stepIcon(props.icon);
  return (
    <li
      className={styles.step}
      data-state={state}
      aria-current={state === "current" ? "step" : undefined}
    >
      <span className={styles.mark} data-mirrored={isMirrored(icon)} data-tone={stepTone(icon)}>
        {icon}
      </span>
      <div className={styles.words}>
        <p className={styles.what}>{words.what}</p>
        {words.detail && <p className={styles.detail}>{words.detail}</p>}
      </div>
      <p className={styles.time}>{time}</p>
    </li>
  );
}
