import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown, FastForward } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Switch } from "../design/switch.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { guideWords } from "./guide-words.tsx";
import { stopOf } from "./practice-ending.ts";
import { nextStep } from "./practice-script.ts";
import { ThreeRules } from "./three-rules.tsx";
import type { RunningPractice } from "./use-practice.ts";
import styles from "./practice-guide.module.css";

const stops = 4;

/** Explains the step in one sentence, and lets the user speed up or stop the pretend time. */
export function PracticeGuide(props: {
  running: RunningPractice;
  facts: TradeFacts;
  /** The button of the user's next step, where it would not be seen otherwise. */
  step: ReactNode;
}) {
  const { running, facts, step } = props;
  const { practice, isStopped } = running;
  const { t } = useLingui();
  const stop = stopOf(practice);
  const next = nextStep(practice);
  return (
    <section className={styles.guide} aria-label={t`Guide`}>
      <div className={styles.words}>
        <p className={styles.count}>
          <Trans>
            Step <bdi>{stop}</bdi> of <bdi>{stops}</bdi>
          </Trans>
        </p>
        <p className={styles.sentence} aria-live="polite">
          {stop !== 4 && guideWords(stop, facts)}
        </p>
      </div>
      {step}
      <div className={styles.time}>
        <span className={styles.clock}>
          <span aria-hidden="true">
            <Trans>Clock speed</Trans>
          </span>
          <Switch
            label={<Trans>Clock speed</Trans>}
            shown={isStopped ? <Trans>Stopped</Trans> : <Trans>Active</Trans>}
            isOn={!isStopped}
            onChange={(isOn) => running.stop(!isOn)}
          />
        </span>
        {next && (
          <Button variant="plain" onClick={running.skip}>
            <FastForward className={styles.icon} data-icon="skip" aria-hidden="true" />
            <span>
              {next.by === "partner" ? (
                <Trans>Skip ahead</Trans>
              ) : (
                <Trans>Let the time run out</Trans>
              )}
            </span>
          </Button>
        )}
      </div>
      <details className={styles.rules}>
        <summary className={styles.summary}>
          <Trans>Three rules for every trade</Trans>
          <ChevronDown className={styles.mark} aria-hidden="true" />
        </summary>
        <ThreeRules />
      </details>
    </section>
  );
}
