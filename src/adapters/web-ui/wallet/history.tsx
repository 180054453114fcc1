import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { ArrowDownLeft, ArrowUpRight, History as HistoryIcon } from "lucide-react";
import type { AssetCode } from "../../../domain/money/asset.ts";
import type { HistoryEntryView } from "../../http/contract/wallet/history.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Money } from "../design/money.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { useCoins } from "../market/use-coins.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { useReader } from "../server/use-reader.ts";
import { nextPage, usePages } from "../server/use-pages.ts";
import { momentText } from "../design/moment-text.ts";
import { PrintedMoment } from "../design/printed-moment.tsx";
import { HistoryFile } from "./history-file.tsx";
import { historyWords } from "./history-words.tsx";
import styles from "./history.module.css";

/** The user's balance changes, newest first, for one coin or all. */
export function History() {
  const coins = useCoins();
  const [coin, setCoin] = useState<AssetCode | "all">("all");
  const list = usePages("getWalletHistory", {
    input: (page = "1") => ({
      query: { crypto_currency_code: coin === "all" ? undefined : coin, page },
    }),
    next: nextPage,
  });
  const entries = list.data && withoutRepeats(list.data.pages.flatMap(({ data }) => data));
  return (
    <section
      className={styles.history}
      aria-labelledby="history"
      data-unknown={list.isPending || undefined}
    >
      <div className={styles.head}>
        <h2 id="history" className={styles.title}>
          <Trans>History</Trans>
        </h2>
        <SegmentedSwitch
          label={<Trans>Coin</Trans>}
          value={coin}
          segments={[
            { value: "all", label: <Trans>All</Trans> },
            ...coins.map(({ code }) => ({ value: code, label: <bdi>{code}</bdi> })),
          ]}
          onChange={setCoin}
        />
      </div>
      <Card className={styles.card}>
        {!entries && list.isError && (
          <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
        )}
        {!entries && !list.isError && <Bones />}
        {entries && entries.length === 0 && (
          <EmptyState icon={HistoryIcon} title={<Trans>No activity yet</Trans>}>
            <Trans>Your wallet activity will appear here.</Trans>
          </EmptyState>
        )}
        {entries && entries.length > 0 && (
          <ul className={styles.entries} aria-busy={list.isPlaceholderData}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} now={list.dataUpdatedAt} />
            ))}
          </ul>
        )}
      </Card>
      {entries && entries.length > 0 && <HistoryFile coin={coin === "all" ? undefined : coin} />}
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button
            variant="plain"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            <Trans>Show more of the history</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

/** New entries at the top push the rest down, so a later page may start with known entries. */
function withoutRepeats(entries: readonly HistoryEntryView[]): readonly HistoryEntryView[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

/** `now`: when the list was read. */
function Entry({ entry, now }: { entry: HistoryEntryView; now: number }) {
  const { kind, cryptoCurrencyCode: asset, amount, balanceAfter, tradeId, at } = entry;
  const { locale } = useLingui().i18n;
  const { isBalanceHidden } = useReader();
  const isIncoming = !amount.startsWith("-");
  const Icon = isIncoming ? ArrowDownLeft : ArrowUpRight;
  return (
    <li className={styles.entry}>
      <span className={styles.icon} data-incoming={isIncoming}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.what}>
          {tradeId === null ? (
            historyWords(kind)
          ) : (
            <AppLink className={styles.link} to={`/trade/${tradeId}`}>
              {historyWords(kind)}
            </AppLink>
          )}
        </span>
        <PrintedMoment className={styles.fine} at={at}>
          {momentText(locale, Date.parse(at), now)}
        </PrintedMoment>
      </span>
      <span className={styles.amounts}>
        <span className={styles.amount} data-incoming={isIncoming}>
          <bdi>
            {isIncoming ? "+" : "−"}
            <Money hidden={isBalanceHidden} asset={asset} amount={amount.replace("-", "")} />
          </bdi>
        </span>
        <span className={styles.fine}>
          <Trans>
            Balance <Money hidden={isBalanceHidden} asset={asset} amount={balanceAfter} />
          </Trans>
        </span>
      </span>
    </li>
  );
}

function Bones() {
  return (
    <div className={styles.bones} aria-busy="true">
      {["a", "b", "c", "d"].map((place) => (
        <Skeleton key={place} shape="control" width="full" />
      ))}
    </div>
  );
}
