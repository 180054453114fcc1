import { Trans } from "@lingui/react/macro";
import { ArrowRight, Lock } from "lucide-react";
import { withCode } from "../design/amount-text.ts";
import styles from "./turn-example.module.css";

const timeLeft = "27:13";
const price = withCode("100.00", "EUR");
const held = withCode("0.00154291", "BTC");
const seller = "Ana Lima";

/** A picture of the card at the top of every trade, with made-up people. It is not interactive. */
export function TurnExample() {
  return (
    <figure className={styles.figure}>
      <div className={styles.card}>
        <div className={styles.head}>
          <span className={styles.turn}>
            <ArrowRight className={`${styles.icon} ${styles.forward}`} aria-hidden="true" />
            <Trans>Your turn</Trans>
          </span>
          <span className={styles.clock}>
            <Trans>
              <bdi className={styles.time}>{timeLeft}</bdi> left
            </Trans>
          </span>
        </div>
        <p className={styles.act}>
          <Trans>
            Pay <bdi>{price}</bdi> to <bdi>{seller}</bdi>
          </Trans>
        </p>
        <div className={styles.progress} aria-hidden="true">
          <div className={styles.elapsed} />
        </div>
        <p className={styles.held}>
          <Lock className={styles.icon} aria-hidden="true" />
          <span>
            <Trans>
              <bdi>{held}</bdi> is held for you
            </Trans>
          </span>
        </p>
        <p className={styles.zero}>
          <Trans>
            When the time runs out, the trade is cancelled and the crypto goes back to{" "}
            <bdi>{seller}</bdi>.
          </Trans>
        </p>
      </div>
      <figcaption className={styles.caption}>
        <Trans>An example of what a buyer sees</Trans>
      </figcaption>
    </figure>
  );
}
