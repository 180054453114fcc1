import { useContext, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RealAsset } from "../../../domain/money/asset.ts";
import type { BalanceView } from "../../http/contract/wallet/wallet.ts";
import { ConvertReview, type QuotedConversion } from "../conversion/convert-review.tsx";
import { useQuote } from "../conversion/use-quote.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { HeadTaker } from "../page-context.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import { useReader } from "../server/use-reader.ts";
import styles from "./hedging.module.css";

/** What is fixed in dollars, and back: each whole balance by one conversion. */
const ways: readonly (readonly [RealAsset, RealAsset])[] = [
  ["BTC", "USDT"],
  ["ETH", "USDT"],
  ["USDT", "BTC"],
  ["USDT", "ETH"],
];

/** Fixes what a balance is worth, by converting it into Tether, and back. Other pages mount it. */
export function HedgingPage() {
  const { t } = useLingui();
  // In a page of others that page has the heading.
  const isOwnPage = useContext(HeadTaker) === undefined;
  const [quoted, setQuoted] = useState<QuotedConversion>();
  const [isDone, setDone] = useState(false);
  const readAgain = useReadAgain();
  const finish = () => {
    setQuoted(undefined);
    setDone(true);
    void readAgain("getBalances");
  };
  const show = (next: QuotedConversion) => {
    setDone(false);
    setQuoted(next);
  };
  const card = (
    <Card>
      <div className={styles.inside}>
        {!isOwnPage && (
          <h2 className={styles.title}>
            <Trans>Keep its value</Trans>
          </h2>
        )}
        <p className={styles.lead}>
          <Trans>
            Tether follows the dollar. Convert a balance into it while prices move, and back later.
          </Trans>
        </p>
        {isDone && (
          <Notice tone="done">
            <Trans>Done. Your balances show it.</Trans>
          </Notice>
        )}
        {quoted ? (
          <ConvertReview
            key={quoted.id}
            quoted={quoted}
            onBack={() => setQuoted(undefined)}
            onQuoted={setQuoted}
            onDone={finish}
          />
        ) : (
          <Ways onQuoted={show} />
        )}
      </div>
    </Card>
  );
  if (!isOwnPage) return card;
  return (
    <section className={styles.page}>
      <PageHeading title={t`Keep its value`} />
      {card}
    </section>
  );
}

function Ways({ onQuoted }: { onQuoted: (quoted: QuotedConversion) => void }) {
  const { isBalanceHidden } = useReader();
  const balances = useRead("getBalances", {});
  const { isBusy, failure, ask } = useQuote(onQuoted);
  const ofCoin = (asset: RealAsset): BalanceView | undefined =>
    balances.data?.data.find(
      ({ cryptoCurrencyCode, balance }) => cryptoCurrencyCode === asset && balance !== "0",
    );
  const open = ways.flatMap(([from, to]) => {
    const own = ofCoin(from);
    return own ? [{ from, to, amount: own.balance }] : [];
  });
  return (
    <>
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      {balances.data && open.length === 0 && (
        <p className={styles.lead}>
          <Trans>You have no balance to keep.</Trans>
        </p>
      )}
      <ul className={styles.ways}>
        {open.map(({ from, to, amount }) => (
          <li key={`${from} ${to}`}>
            <Button variant="plain" busy={isBusy} onClick={() => void ask(from, to, amount)}>
              <span>
                <Trans>
                  <Money hidden={isBalanceHidden} asset={from} amount={amount} /> into{" "}
                  <bdi>{to}</bdi>
                </Trans>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
