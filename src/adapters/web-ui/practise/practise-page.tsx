import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { practisePaths } from "./practise-paths.ts";
import { ThreeRules } from "./three-rules.tsx";
import styles from "./practise-page.module.css";

/** The page for choosing which side to practise. */
export function PractisePage() {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <PageHeading title={t`Practise a trade`} />
      <p className={styles.lead}>
        <Trans>
          A whole trade in two minutes, with play money and a scripted partner. The trade room and
          the rules are real; the clock runs ten times as fast, and you can pause it. Nothing leaves
          your browser, and nothing is stored.
        </Trans>
      </p>
      <div className={styles.sides}>
        <Side
          title={<Trans>As buyer</Trans>}
          text={
            <Trans>
              You pay from a pretend bank, mark the trade as paid, and watch the crypto arrive.
            </Trans>
          }
        >
          <Button variant="buy" href={practisePaths.buy} wide>
            <Trans>Practise buying</Trans>
          </Button>
        </Side>
        <Side
          title={<Trans>As seller</Trans>}
          text={<Trans>A buyer says they paid. You find out whether it's true, and when.</Trans>}
        >
          <Button variant="sell" href={practisePaths.sell} wide>
            <Trans>Practise selling</Trans>
          </Button>
        </Side>
      </div>
      <section className={styles.rules} aria-labelledby="rules">
        <h2 id="rules" className={styles.title}>
          <Trans>Three rules for every trade</Trans>
        </h2>
        <ThreeRules />
      </section>
    </div>
  );
}

function Side(props: { title: ReactNode; text: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <div className={styles.side}>
        <h2 className={styles.title}>{props.title}</h2>
        <p className={styles.text}>{props.text}</p>
        {props.children}
      </div>
    </Card>
  );
}
