import { useContext, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RealAsset } from "../../../domain/money/asset.ts";
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

/** A page that mounts it has a cache of its own, which does not know what changed there. */
const everyMs = 10_000;

/** Fixes what a balance is worth, by converting it into Tether, and back. Other pages mount it. */
export function HedgingPage() {
  const { t } = useLingui();
  // In a page of others that page has the heading.
  const isOwnPage = useContext(HeadTaker) === undefined;
  const [quoted, setQuoted] = useState<QuotedConversion>();
  const [isDone, setDone] = useState(false);
  const readAgain = useReadAgain();
  const balances = useRead("getBalances", {}, { everyMs }).data?.data;
  const finish = () => {
    setQuoted(undefined);
    setDone(true);
    void readAgain("getBalances");
  };
  const show = (next: QuotedConversion) => {
    setDone(false);
    setQuoted(next);
  };
  const open = ways.flatMap(([from, to]) => {
    const own = balances?.find((each) => each.cryptoCurrencyCode === from && each.balance !== "0");
    return own ? [{ from, to, amount: own.balance }] : [];
  });
  // In a page of others it would only say that there is nothing to keep.
  if (!isOwnPage && open.length === 0 && !quoted && !isDone) return null;
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
          <Ways open={open} isEmpty={balances !== undefined && open.length === 0} onQuoted={show} />
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

/** The conversions that the user's balances allow; `isEmpty`: there is no balance. */
function Ways(props: {
  open: readonly { readonly from: RealAsset; readonly to: RealAsset; readonly amount: string }[];
  isEmpty: boolean;
  onQuoted: (quoted: QuotedConversion) => void;
}) {
  const { open, isEmpty, onQuoted } = props;
  const { isBalanceHidden } = useReader();
  const { isBusy, failure, ask } = useQuote(onQuoted);
  return (
    <>
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      {isEmpty && (
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
                  Convert <Money hidden={isBalanceHidden} asset={from} amount={amount} /> into{" "}
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
