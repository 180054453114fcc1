import { useEffect, useRef, type ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Money } from "../design/money.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { formatFiat } from "../../../domain/money/fiat.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { usePageState } from "../page-context.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { buyPath, sellPath } from "../navigation/paths.ts";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { endingWords } from "./ending-words.tsx";
import type { PracticeEnding } from "./practice-ending.ts";
import { practisePaths } from "./practise-paths.ts";
import { ThreeRules } from "./three-rules.tsx";
import styles from "./practice-end.module.css";

/** The outcome of the practice, the lesson, and where to go next. */
export function PracticeEnd(props: {
  ending: PracticeEnding;
  view: TradeView;
  facts: TradeFacts;
  onAgain: () => void;
}) {
  const { ending, view, facts, onAgain } = props;
  const { t } = useLingui();
  const { reader } = usePageState();
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.querySelector("h1")?.focus(), []);
  const { kind, title, lesson } = endingWords(ending, facts);
  const { mySide, crypto, fiat } = ending;
  const other = mySide === "buyer" ? "sell" : "buy";
  return (
    <Card accent>
      <section ref={card} className={styles.end} aria-label={t`Practice complete`}>
        <div className={styles.head}>
          <StatusChip kind={kind} plain>
            <Trans>Practice complete</Trans>
          </StatusChip>
          <PageHeading className={styles.title} title={t`Practice complete`}>
            {title}
          </PageHeading>
        </div>
        <p className={styles.lesson}>{lesson}</p>
        <dl className={styles.changes}>
          <Change label={<Trans>Your crypto</Trans>} amount={crypto}>
            <Money asset={view.cryptoCurrencyCode} amount={String(size(crypto))} />
          </Change>
          <Change label={<Trans>Your money</Trans>} amount={fiat}>
            <Money
              currency={view.currency}
              amount={formatFiat({ currency: view.currency, minor: size(fiat) })}
            />
          </Change>
        </dl>
        <ThreeRules />
        <div className={styles.acts}>
          {reader.isLogged ? (
            <Button variant="primary" href={mySide === "buyer" ? buyPath : sellPath}>
              <Trans>Browse offers</Trans>
            </Button>
          ) : (
            <>
              <Button variant="primary" href="/register">
                <Trans>Register</Trans>
              </Button>
              <Button variant="plain" href="/register?account=demo">
                <Trans>Trade with play money</Trans>
              </Button>
            </>
          )}
          <Button variant="plain" href={practisePaths[other]}>
            <Trans>Practise the other side</Trans>
          </Button>
          <Button variant="plain" onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </section>
    </Card>
  );
}

function Change(props: { label: ReactNode; amount: bigint; children: ReactNode }) {
  const { label, amount, children } = props;
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {amount === 0n ? (
          <Trans>as before</Trans>
        ) : amount > 0n ? (
          <Trans>{children} more</Trans>
        ) : (
          <Trans>{children} less</Trans>
        )}
      </dd>
    </div>
  );
}

function size(amount: bigint): bigint {
  return amount < 0n ? 0n - amount : amount;
}
