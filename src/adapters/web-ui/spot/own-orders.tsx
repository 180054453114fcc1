import { Trans, useLingui } from "@lingui/react/macro";
import { ListOrdered } from "lucide-react";
import { spotMarkets, spotQuote, type SpotPair } from "../../../domain/spot/spot-market.ts";
import type { SpotOrderView } from "../../http/contract/spot/spot-views.ts";
import { withCode } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead } from "../server/use-read.ts";
import { lotText, usdtText } from "./spot-numbers.ts";
import { useReadSpotAgain } from "./use-read-spot-again.ts";
import styles from "./spot.module.css";

const everyMs = 5_000;

/** The user's orders that wait in the book of a market, or of all, to be cancelled one by one or together. */
export function OwnOrders({ pair }: { pair: SpotPair | undefined }) {
  const query = { state: "open", ...(pair && { pair }) } as const;
  const orders = useRead("listSpotOrders", { query }, { everyMs });
  const { isBusy, failure, send } = useAct();
  const readAgain = useReadSpotAgain();
  const cancel = async (id: string | undefined) => {
    const body = pair ? { pair } : {};
    const told =
      id === undefined
        ? await send(() => client.call("cancelSpotOrders", { body }))
        : await send(() => client.call("cancelSpotOrder", { parameters: { id } }));
    if (told) readAgain();
  };
  const shown = orders.data?.data;
  const total = orders.data?.meta.total ?? 0;
  return (
    <section className={styles.own} aria-labelledby="spot-orders">
      <div className={styles.head}>
        <h2 id="spot-orders" className={styles.title}>
          <Trans>Your open orders</Trans>
        </h2>
        {shown && shown.length > 1 && (
          <Button variant="plain" busy={isBusy} onClick={() => void cancel(undefined)}>
            <Trans>Cancel all</Trans>
          </Button>
        )}
      </div>
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      {!shown && orders.isError && (
        <LoadFailure onRetry={() => void orders.refetch()} isRetrying={orders.isFetching} />
      )}
      {!shown && orders.isPending && <Skeleton shape="card" width="full" />}
      {shown?.length === 0 && (
        <EmptyState icon={ListOrdered} title={<Trans>You have no open orders</Trans>}>
          <Trans>A limit order waits here until someone trades at its price.</Trans>
        </EmptyState>
      )}
      <ul className={styles.orders}>
        {shown?.map((order) => (
          <li key={order.id}>
            <OpenOrder order={order} isBusy={isBusy} onCancel={() => void cancel(order.id)} />
          </li>
        ))}
      </ul>
      {shown && total > shown.length && (
        <p className={styles.lead}>
          <Trans>
            The newest <bdi>{shown.length}</bdi> of <bdi>{total}</bdi>
          </Trans>
        </p>
      )}
    </section>
  );
}

function OpenOrder(props: { order: SpotOrderView; isBusy: boolean; onCancel: () => void }) {
  const { order, isBusy, onCancel } = props;
  const { i18n } = useLingui();
  const { locale } = i18n;
  const market = spotMarkets[order.pair];
  const left = BigInt(order.amount) - BigInt(order.filledAmount);
  return (
    <div className={styles.order}>
      <div>
        <p className={styles.strong}>
          {order.side === "buy" ? (
            <Trans>
              Buy <bdi>{lotText(locale, market, order.amount)}</bdi> <bdi>{market.base}</bdi>
            </Trans>
          ) : (
            <Trans>
              Sell <bdi>{lotText(locale, market, order.amount)}</bdi> <bdi>{market.base}</bdi>
            </Trans>
          )}
        </p>
        <p className={styles.quiet}>
          <Trans>
            at <bdi>{withCode(usdtText(locale, order.price), spotQuote)}</bdi>,{" "}
            <bdi>{lotText(locale, market, left)}</bdi> left
          </Trans>
        </p>
      </div>
      <Button variant="plain" busy={isBusy} onClick={onCancel}>
        <Trans>Cancel order</Trans>
      </Button>
    </div>
  );
}
