import { useEffect, useRef, useState, type RefObject } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ListOrdered } from "lucide-react";
import type { OrderKind } from "../../../domain/provider-order/provider-order.ts";
import type { ProviderOrderView } from "../../http/contract/provider-order/provider-order-views.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { momentText } from "../design/moment-text.ts";
import { Money } from "../design/money.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { Spoken } from "../design/spoken.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { useRead } from "../server/use-read.ts";
import entries from "../design/entry-list.module.css";
import { FiatMoney } from "./fiat-money.tsx";
import { OrderCard } from "./order-card.tsx";
import { Destination } from "./order-facts.tsx";
import { OrderChip } from "./order-kinds.tsx";

const everyMs = 3_000;

/** The orders of a kind, newest first, a page at a time; one opens in place. */
export function OrderList(props: {
  kind: OrderKind;
  /** The one that is open. */
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
  onAgain?: (order: ProviderOrderView) => void;
}) {
  const { kind, openId, onOpen, onAgain } = props;
  const [page, setPage] = useState(1);
  const query = { kind, page: String(page) };
  const list = useRead("listProviderOrders", { query }, { everyMs });
  const orders = list.data?.data;
  const section = useRef<HTMLElement>(null);
  useFocusOfOpened(section, openId, orders);
  const last = list.data?.meta.lastPage ?? 1;
  return (
    <section ref={section} className={entries.entries} aria-labelledby="orders">
      <h2 id="orders" className={entries.title}>
        <Trans>Your orders</Trans>
      </h2>
      {!orders && list.isError && (
        <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      )}
      {!orders && list.isPending && <Skeleton shape="card" width="full" />}
      {orders?.length === 0 && (
        <EmptyState icon={ListOrdered} title={<Trans>No orders yet</Trans>}>
          <Trans>Your orders and their status will be here.</Trans>
        </EmptyState>
      )}
      {orders?.map((order) => (
        <div key={order.id} data-order={order.id}>
          {order.id === openId ? (
            <OrderCard order={order} now={list.dataUpdatedAt} onClose={() => onOpen(undefined)} />
          ) : (
            <Card>
              <Entry
                order={order}
                now={list.dataUpdatedAt}
                onOpen={() => onOpen(order.id)}
                onAgain={onAgain}
              />
            </Card>
          )}
        </div>
      ))}
      {last > 1 && (
        <div className={entries.act}>
          {page > 1 && (
            <Button variant="plain" onClick={() => setPage(page - 1)}>
              <Trans>Newer</Trans>
            </Button>
          )}
          {page < last && (
            <Button variant="plain" onClick={() => setPage(page + 1)}>
              <Trans>Older</Trans>
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/**
 * The heading of an order that was opened or placed gets the focus as soon as it is listed; after
 * closing, the button that opens it. An order that the page began with takes nothing.
 */
function useFocusOfOpened(
  section: RefObject<HTMLElement | null>,
  openId: string | undefined,
  orders: readonly ProviderOrderView[] | undefined,
): void {
  const known = useRef(openId);
  useEffect(() => {
    const id = openId ?? known.current;
    if (known.current === openId || !orders?.some((order) => order.id === id)) return;
    known.current = openId;
    section.current?.querySelector<HTMLElement>(`[data-order="${id}"] :is(h3, button)`)?.focus();
  }, [section, openId, orders]);
}

function Entry(props: {
  order: ProviderOrderView;
  now: number;
  onOpen: () => void;
  onAgain: ((order: ProviderOrderView) => void) | undefined;
}) {
  const { order, now, onOpen, onAgain } = props;
  const {
    i18n: { locale },
  } = useLingui();
  const { kind, cryptoCurrencyCode: asset, amount, placedAt } = order;
  return (
    <div className={entries.entry}>
      <span className={entries.amount}>
        {kind === "top-up" ? (
          <FiatMoney currency={order.fiatCurrencyCode} minor={order.fiatAmount} />
        ) : (
          <Money asset={asset} amount={amount} />
        )}
      </span>
      <span className={entries.state}>
        <OrderChip kind={kind} state={order.state} />
      </span>
      <span className={entries.fine}>
        <time dateTime={placedAt}>
          <bdi>{momentText(locale, Date.parse(placedAt), now)}</bdi>
        </time>{" "}
        <Destination order={order} />
      </span>
      <span className={entries.act}>
        <Button variant="plain" onClick={onOpen}>
          <Trans>Details</Trans>
          <Spoken>
            <bdi>{momentText(locale, Date.parse(placedAt), now)}</bdi>
          </Spoken>
        </Button>
        {onAgain && order.destination && (
          <Button variant="plain" onClick={() => onAgain(order)}>
            <Trans>Top up again</Trans>
            <Spoken>
              <bdi>{order.destination.number}</bdi>
            </Spoken>
          </Button>
        )}
      </span>
    </div>
  );
}
