import { Trans, useLingui } from "@lingui/react/macro";
import { Landmark } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { momentText } from "../design/moment-text.ts";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { canSendMoney } from "./practice-acts.ts";
import { practicePartners } from "./practice-view.ts";
import type { RunningPractice } from "./use-practice.ts";
import styles from "./pretend-bank.module.css";

/**
 * The user's bank app, separate from the marketplace: it shows whether the money is really there.
 */
export function PretendBank(props: { running: RunningPractice; facts: TradeFacts }) {
  const { running, facts } = props;
  const { practice } = running;
  return (
    <Card>
      <section className={styles.bank} aria-labelledby="bank">
        <h2 id="bank" className={styles.title}>
          <Landmark aria-hidden="true" />
          <Trans>Your pretend bank</Trans>
        </h2>
        <div role="status">
          <LastPayment running={running} facts={facts} />
        </div>
        {canSendMoney(practice) && (
          <div>
            <Button variant="plain" onClick={running.sendMoney}>
              <SendMoneyWords running={running} facts={facts} />
            </Button>
          </div>
        )}
      </section>
    </Card>
  );
}

/** Pays from the pretend bank: the buyer's first step. */
export function SendMoney({ running, facts }: { running: RunningPractice; facts: TradeFacts }) {
  return (
    <Button variant="primary" wide onClick={running.sendMoney}>
      <SendMoneyWords running={running} facts={facts} />
    </Button>
  );
}

function SendMoneyWords(props: { running: RunningPractice; facts: TradeFacts }) {
  const { running, facts } = props;
  return (
    <span>
      <Trans>
        Send <bdi>{facts.fiat}</bdi> to{" "}
        <bdi>{practicePartners[running.practice.mySide].fullName}</bdi>
      </Trans>
    </span>
  );
}

function LastPayment(props: { running: RunningPractice; facts: TradeFacts }) {
  const { facts } = props;
  const { mySide, bankedAt, now } = props.running.practice;
  const { i18n } = useLingui();
  const { fullName } = practicePartners[mySide];
  const { fiat } = facts;
  if (bankedAt === undefined) {
    return (
      <p className={styles.none}>
        {mySide === "buyer" ? <Trans>Nothing sent yet.</Trans> : <Trans>No payment yet.</Trans>}
      </p>
    );
  }
  const time = momentText(i18n.locale, bankedAt, now);
  return (
    <p className={styles.payment}>
      <span>
        {mySide === "buyer" ? (
          <Trans>
            <bdi>{fiat}</bdi> sent to <bdi>{fullName}</bdi>
          </Trans>
        ) : (
          <Trans>
            <bdi>{fiat}</bdi> from <bdi>{fullName}</bdi>
          </Trans>
        )}
      </span>
      <bdi className={styles.time}>{time}</bdi>
    </p>
  );
}
