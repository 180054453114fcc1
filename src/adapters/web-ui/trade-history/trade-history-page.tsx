import { useState } from "react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useSearch } from "wouter";
import type { MetaOf } from "../../http/client/call-types.ts";
import type { PastTradeView } from "../../http/contract/trade/trade-history.ts";
import { numberFormat } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Pager } from "../design/pager.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { usePageState } from "../page-context.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { exportsPath } from "../navigation/paths.ts";
import { staysHere } from "../navigation/arrival.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { useRead } from "../server/use-read.ts";
import {
  historyQuery,
  historyWishPath,
  readHistoryWish,
  type HistoryWish,
} from "./history-filters.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { HistorySentence } from "./history-sentence.tsx";
import { NothingInHistory } from "./nothing-in-history.tsx";
import { PastTradeHead, PastTradeRow, PastTradeSkeleton } from "./past-trade-row.tsx";
import styles from "./trade-history-page.module.css";

/** The user's trades that have ended or are in dispute. The filters live only in the address. */
export function TradeHistoryPage() {
  const { t } = useLingui();
  const search = useSearch();
  const [, navigate] = useLocation();
  const wish = readHistoryWish(search);
  const [isExporting, setExporting] = useState(false);
  const history = useRead(
    "listTradeHistory",
    { query: { filter: wish.filter, ...historyQuery(wish), page: String(wish.page) } },
    { keepsPrevious: true },
  );
  const change = (changed: Partial<HistoryWish>) =>
    navigate(historyWishPath({ ...wish, page: 1, ...changed }), { state: staysHere });
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHeading title={t`Trade history`} />
        <div className={styles.acts}>
          <AppLink to={exportsPath}>
            <Trans>Exports</Trans>
          </AppLink>
          <Button variant="plain" onClick={() => setExporting(true)}>
            <Trans>Export trades</Trans>
          </Button>
        </div>
      </div>
      {isExporting && (
        <ExportDialog
          wish={wish}
          onCancel={() => setExporting(false)}
          onRequested={() => navigate(exportsPath)}
        />
      )}
      <HistorySentence wish={wish} onChange={change} />
      {history.data ? (
        <section className={styles.results} aria-busy={history.isPlaceholderData}>
          <Results wish={wish} trades={history.data.data} meta={history.data.meta} />
        </section>
      ) : history.isError ? (
        <LoadFailure onRetry={() => void history.refetch()} isRetrying={history.isFetching} />
      ) : (
        <Bones />
      )}
    </div>
  );
}

function Results(props: {
  wish: HistoryWish;
  trades: readonly PastTradeView[];
  meta: MetaOf<"listTradeHistory">;
}) {
  const { wish, trades, meta } = props;
  if (trades.length === 0) return <NothingInHistory wish={wish} total={meta.total} />;
  return (
    <>
      <Summary wish={wish} total={meta.total} />
      <div className={styles.table}>
        <PastTradeHead />
        <ul className={styles.rows}>
          {trades.map((trade) => (
            <PastTradeRow key={trade.id} trade={trade} />
          ))}
        </ul>
      </div>
      <Pager
        current={meta.currentPage}
        last={meta.lastPage}
        pathOf={(page) => historyWishPath({ ...wish, page })}
      />
    </>
  );
}

function Summary({ wish, total }: { wish: HistoryWish; total: number }) {
  const { brandName } = usePageState();
  const { i18n } = useLingui();
  const { locale } = i18n;
  const count = numberFormat(locale).format(total);
  return (
    <p className={styles.summary} role="status">
      <Plural
        value={total}
        one={
          <span>
            <bdi>{count}</bdi> trade
          </span>
        }
        other={
          <span>
            <bdi>{count}</bdi> trades
          </span>
        }
      />
      {wish.filter === "cancelled" && (
        <>
          {" · "}
          <Trans>
            Cancelled by the buyer or by <bdi>{brandName}</bdi>. Trades ended by the seller or by
            both sides are listed under all trades.
          </Trans>
        </>
      )}
    </p>
  );
}

function Bones() {
  return (
    <div className={styles.table} aria-busy="true">
      <PastTradeHead />
      <div className={styles.rows}>
        {["a", "b", "c", "d"].map((place) => (
          <PastTradeSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
