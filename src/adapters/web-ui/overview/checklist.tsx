import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { Circle, CircleCheck } from "lucide-react";
import { Spoken } from "../design/spoken.tsx";
import { usePageState } from "../page-context.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { useRead } from "../server/use-read.ts";
import { buyPath } from "../navigation/paths.ts";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./checklist.module.css";

interface Step {
  readonly id: string;
  readonly words: ReactNode;
  readonly isDone: boolean;
  /** The page where it is done. */
  readonly to: string;
}

/**
 * The first steps, until all are done. A step whose state is not known yet is not shown as open.
 */
export function Checklist({ hasActiveTrades }: { hasActiveTrades: boolean }) {
  const { isDemo, reader } = usePageState();
  const balances = useRead("getBalances", {}).data?.data;
  const past = useRead("listTradeHistory", {}).data?.meta;
  const completed = useRead("listTradeHistory", { query: { filter: "successful" } }).data?.meta;
  const offers = useRead("listMyOffers", { query: { type: "sell" } }).data?.meta;
  if (!balances || !past || !completed || !offers) return null;
  const money: Step = {
    id: "money",
    words: <Trans>Get play money</Trans>,
    isDone: balances.some(({ balance, heldAmount }) => balance !== "0" || heldAmount !== "0"),
    to: "/wallet",
  };
  const steps: readonly Step[] = [
    { id: "account", words: <Trans>Open an account</Trans>, isDone: true, to: "/" },
    ...(isDemo || reader.isDemoAccount ? [money] : []),
    {
      id: "first",
      words: <Trans>Publish an offer, or start a trade</Trans>,
      isDone: hasActiveTrades || past.total > 0 || offers.buyCount + offers.sellCount > 0,
      to: buyPath,
    },
    {
      id: "complete",
      words: <Trans>Complete your first trade</Trans>,
      isDone: completed.total > 0,
      to: buyPath,
    },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  const all = steps.length;
  if (done === all) return null;
  return (
    <OverviewCard
      title={<Trans>First steps</Trans>}
      aside={
        <span className={styles.count}>
          <Trans>
            <bdi>{done}</bdi> of <bdi>{all}</bdi>
          </Trans>
        </span>
      }
    >
      <ul className={styles.steps}>
        {steps.map((step) => (
          <ChecklistStep key={step.id} step={step} />
        ))}
      </ul>
      <AppLink className={styles.link} to="/welcome">
        <Trans>All first steps, explained</Trans>
      </AppLink>
    </OverviewCard>
  );
}

function ChecklistStep({ step: { words, isDone, to } }: { step: Step }) {
  return (
    <li className={styles.step}>
      {isDone ? (
        <>
          <CircleCheck className={styles.done} aria-hidden="true" />
          <span>
            {words}{" "}
            <Spoken>
              <Trans>done</Trans>
            </Spoken>
          </span>
        </>
      ) : (
        <>
          <Circle className={styles.open} aria-hidden="true" />
          <AppLink className={styles.link} to={to}>
            {words}
          </AppLink>
        </>
      )}
    </li>
  );
}
