import { Trans } from "@lingui/react/macro";
import { HowATradeWorks } from "./how-a-trade-works.tsx";
import { TurnExample } from "./turn-example.tsx";
import styles from "./landing-page.module.css";

/** The first page: what this is, and how a stranger's word becomes unnecessary. */
export function LandingPage(props: { brandName: string }) {
  const { brandName } = props;
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.lead}>
          <h1 className={styles.title}>
            <Trans>Trade crypto with people, without trusting a stranger</Trans>
          </h1>
          <p className={styles.promise}>
            <Trans>
              <bdi>{brandName}</bdi> holds the crypto in escrow until the money has arrived. At
              every moment you see what is held, whose turn it is, by when, and what happens if
              nobody does anything.
            </Trans>
          </p>
          <p className={styles.coins}>
            <Trans>Bitcoin, Tether and Ethereum against your own currency.</Trans>
          </p>
        </div>
        <TurnExample />
      </section>
      <HowATradeWorks />
    </>
  );
}
