import { useMemo } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { HelperMark } from "../../../domain/vendor/team.ts";
import type { HelpedTradeView } from "../../http/contract/vendor/helped-trade.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { serverClock } from "../design/countdown-time.ts";
import { Countdown } from "../design/countdown.tsx";
import { Money } from "../design/money.tsx";
import { momentText } from "../design/moment-text.ts";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { FailurePage } from "../failure/failure-page.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { TraderLink } from "../market/trader-link.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { teamPath } from "../navigation/paths.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureIn, useRead } from "../server/use-read.ts";
import { isCountedDown } from "../trade/clock-words.tsx";
import { statusWords } from "../trade/status-words.tsx";
import { HelpedChat } from "./helped-chat.tsx";
import styles from "./vendor.module.css";

const everyMs = 5_000;

/** A trade of a vendor whom the user helps: what it is about, what they may mark, and its chat. */
export function HelpedTradePage({ id }: { id: string }) {
  const { t } = useLingui();
  const read = useRead("viewHelpedTrade", { parameters: { id } }, { everyMs });
  const helped = read.data?.data;
  if (!helped && failureIn(read.error)?.status === 404) return <FailurePage status={404} />;
  return (
    <section className={styles.room}>
      <p>
        <AppLink to={teamPath}>
          <Trans>Back to your team</Trans>
        </AppLink>
      </p>
      <PageHeading title={t`Trade ${id}`}>
        <Trans>
          Trade <bdi>{id}</bdi>
        </Trans>
      </PageHeading>
      {!helped && read.isError && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {read.isPending && (
        <div aria-busy="true">
          <Skeleton shape="card" width="full" />
        </div>
      )}
      {helped && (
        <>
          <Deal
            helped={helped}
            readAt={read.dataUpdatedAt}
            onChanged={async () => void (await read.refetch())}
          />
          {helped.scopes.includes("chat") && (
            <HelpedChat id={id} partner={helped.trade.partner.username} />
          )}
        </>
      )}
    </section>
  );
}

function Deal(props: { helped: HelpedTradeView; readAt: number; onChanged: () => Promise<void> }) {
  const { helped, readAt, onChanged } = props;
  const { trade, vendor, marks } = helped;
  const { i18n } = useLingui();
  const act = useAct();
  const { kind, words } = statusWords(trade.status);
  const mark = async (chosen: HelperMark) => {
    const parameters = { id: trade.id };
    await act.send(() => client.call("markHelpedTrade", { parameters, body: { act: chosen } }));
    await onChanged();
  };
  const last = helped.timeline.at(-1);
  const { now: serverNow } = helped;
  const now = Date.parse(serverNow);
  const clock = useMemo(() => serverClock(serverNow, readAt, Date.now), [serverNow, readAt]);
  return (
    <Card>
      <div className={styles.form}>
        <div className={styles.line}>
          <span>
            {trade.mySide === "buyer" ? (
              <Trans>
                <bdi>{vendor}</bdi> buys from <TraderLink username={trade.partner.username} />
              </Trans>
            ) : (
              <Trans>
                <bdi>{vendor}</bdi> sells to <TraderLink username={trade.partner.username} />
              </Trans>
            )}
          </span>
          <StatusChip kind={kind}>{words}</StatusChip>
        </div>
        {trade.expiresAt !== null && isCountedDown(trade.status) && (
          <p className={styles.second}>
            <Trans>
              Time to pay: <Countdown expiresAt={trade.expiresAt.timestamp} clock={clock} />
            </Trans>
          </p>
        )}
        <p>
          <Money currency={trade.currency} amount={trade.fiatAmount} /> ·{" "}
          <Money asset={trade.cryptoCurrencyCode} amount={trade.cryptoAmount.amount} /> ·{" "}
          <bdi>{trade.paymentMethodName}</bdi>
        </p>
        {last && (
          <p className={styles.second}>
            <Trans>
              Last change <bdi>{momentText(i18n.locale, Date.parse(last.at), now)}</bdi>
            </Trans>
          </p>
        )}
        <p className={styles.second}>
          <Trans>
            You act for <bdi>{vendor}</bdi>. Your name is recorded with everything you do here.
          </Trans>
        </p>
        {act.failure && (
          <Notice tone="danger">
            <FailureWords failure={act.failure} />
          </Notice>
        )}
        {marks.length > 0 && (
          <div className={styles.acts}>
            {marks.includes("paid") && (
              <Button variant="primary" busy={act.isBusy} onClick={() => void mark("paid")}>
                <Trans>Mark as paid</Trans>
              </Button>
            )}
            {marks.includes("withdraw-paid") && (
              <Button
                variant="plain"
                disabled={act.isBusy}
                onClick={() => void mark("withdraw-paid")}
              >
                <Trans>Withdraw “paid”</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
