import { useEffect } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { usePageState } from "../page-context.ts";
import { practisePaths } from "../practise/practise-paths.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { buyPath, sellPath } from "../navigation/paths.ts";
import { HowATradeWorks } from "./how-a-trade-works.tsx";
import { TurnExample } from "./turn-example.tsx";
import styles from "./landing-page.module.css";

/** The landing page: what this is, and why there is no need to trust a stranger's word. */
export function LandingPage() {
  const { t } = useLingui();
  const { brandName } = usePageState();
  // The browser looked for the address's anchor before it was rendered.
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.lead}>
          <PageHeading className={styles.title} title={t`Trade crypto with people, safe in escrow`}>
            <Trans>Trade crypto with people, without trusting a stranger</Trans>
          </PageHeading>
          <p className={styles.promise}>
            <Trans>
              <bdi>{brandName}</bdi> holds the crypto in escrow until the money has arrived. You
              always see what is held, whose turn it is, by when, and what happens if nobody acts.
            </Trans>
          </p>
          <div className={styles.acts}>
            <Button variant="buy" href={buyPath}>
              <Trans>Buy Bitcoin</Trans>
            </Button>
            <Button variant="sell" href={sellPath}>
              <Trans>Sell Bitcoin</Trans>
            </Button>
            <Button variant="plain" href={practisePaths.choice}>
              <Trans>Practise with play money</Trans>
            </Button>
          </div>
          <p className={styles.coins}>
            <Trans>Bitcoin, Tether and Ethereum for your own currency.</Trans>
          </p>
        </div>
        <TurnExample />
      </section>
      <HowATradeWorks />
    </>
  );
}
