import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { Banknote, Check, Lock, Scale, type LucideIcon } from "lucide-react";
import { practisePaths } from "../practise/practise-paths.ts";
import { AppLink } from "../navigation/app-link.tsx";
import styles from "./how-a-trade-works.module.css";

/** The four steps of a trade, each with what happens if nobody acts. */
export function HowATradeWorks() {
  return (
    <section className={styles.section} aria-labelledby="how">
      <h2 id="how" className={styles.heading}>
        <Trans>How a trade works</Trans>
      </h2>
      <ol className={styles.steps}>
        <Step
          icon={Lock}
          title={<Trans>The crypto is in escrow</Trans>}
          text={
            <Trans>
              When a trade starts, the seller&apos;s crypto moves into escrow. Neither side can
              spend it.
            </Trans>
          }
          otherwise={<Trans>Nothing is locked before the trade starts.</Trans>}
        />
        <Step
          icon={Banknote}
          title={<Trans>The buyer pays</Trans>}
          text={
            <Trans>
              The buyer sends the money straight to the seller by the agreed method, then marks the
              trade as paid.
            </Trans>
          }
          otherwise={<Trans>If it isn't paid in time, the crypto goes back to the seller.</Trans>}
        />
        <Step
          icon={Check}
          title={<Trans>The seller releases</Trans>}
          text={
            <Trans>
              The seller checks their account and releases the crypto once the money has arrived.
            </Trans>
          }
          otherwise={
            <Trans>
              Once the trade is marked as paid, no deadline can take the crypto from the buyer.
            </Trans>
          }
        />
        <Step
          icon={Scale}
          title={<Trans>If you disagree</Trans>}
          text={
            <Trans>
              Both sides show their evidence. A case worker decides and names the rule. Either side
              can appeal.
            </Trans>
          }
          otherwise={<Trans>Until then the crypto stays in escrow.</Trans>}
        />
      </ol>
      <p className={styles.practise}>
        <Trans>
          Try it before you trade: a whole trade in two minutes, with play money and a scripted
          partner.
        </Trans>{" "}
        <AppLink to={practisePaths.choice}>
          <Trans>Practise a trade</Trans>
        </AppLink>
      </p>
    </section>
  );
}

function Step(props: {
  icon: LucideIcon;
  title: ReactNode;
  text: ReactNode;
  otherwise: ReactNode;
}) {
  const { icon: Icon, title, text, otherwise } = props;
  return (
    <li className={styles.step}>
      <span className={styles.badge}>
        <Icon className={styles.icon} aria-hidden="true" />
      </span>
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
      <p className={styles.otherwise}>{otherwise}</p>
    </li>
  );
}
