import { useState, type ComponentType, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useSearch } from "wouter";
import type { OrderKind } from "../../../domain/provider-order/provider-order.ts";
import type {
  OrderTermsView,
  ProviderOrderView,
} from "../../http/contract/provider-order/provider-order-views.ts";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import styles from "../account/account-form.module.css";
import { OrderList } from "./order-list.tsx";
import { OrderReview, type HeldQuote } from "./order-review.tsx";

/** What a form begins with, and whom it tells of a quote. */
export interface OrderFormProps {
  readonly terms: OrderTermsView;
  /** An order whose wishes it begins with. */
  readonly again: ProviderOrderView | undefined;
  readonly onQuoted: (held: HeldQuote) => void;
}

/** The pages of ramps and top-ups: what is wanted, the quote with the proof, and the orders. */
export function ProviderPage(props: {
  kind: OrderKind;
  title: string;
  lead: ReactNode;
  Form: ComponentType<OrderFormProps>;
}) {
  const { kind, title, lead, Form } = props;
  const [held, setHeld] = useState<HeldQuote>();
  const [again, setAgain] = useState<ProviderOrderView>();
  const asked = new URLSearchParams(useSearch()).get("order") ?? undefined;
  const [openId, setOpenId] = useState(asked);
  const terms = useRead("viewOrderTerms", { query: { kind } });
  const readAgain = useReadAgain();
  const { failure, send } = useAct();
  const view = terms.data?.data;
  const finish = async (order: ProviderOrderView) => {
    setOpenId(order.id);
    if (kind === "on-ramp") {
      const input = { parameters: { id: order.id } };
      const told = await send(() => client.call("payProviderOrder", input));
      if (told?.ok) return window.location.assign(told.data.url);
    }
    setHeld(undefined);
    await Promise.all([readAgain("listProviderOrders"), readAgain("getBalances")]);
  };
  return (
    <section className={styles.page}>
      <div>
        <PageHeading title={title} />
        <p className={styles.lead}>{lead}</p>
      </div>
      {!view && terms.isError && (
        <LoadFailure onRetry={() => void terms.refetch()} isRetrying={terms.isFetching} />
      )}
      {terms.isPending && <Skeleton shape="card" width="full" />}
      {view && !view.isAvailable && (
        <Notice tone="info">
          <Trans>This is not offered here. No provider is connected, or it is switched off.</Trans>
        </Notice>
      )}
      {view?.isAvailable === true && view.isTest && (
        <Notice tone="info">
          <Trans>The provider here is a test. Nobody is charged, paid or topped up.</Trans>
        </Notice>
      )}
      {failure && (
        <Notice tone="danger">
          <Trans>The provider doesn't answer now. Your order is below; pay it from there.</Trans>
        </Notice>
      )}
      {held && (
        <OrderReview
          key={held.quote.id}
          held={held}
          onBack={() => setHeld(undefined)}
          onPlaced={(order) => void finish(order)}
        />
      )}
      {view?.isAvailable === true && (
        <div key={again?.id} hidden={held !== undefined}>
          <Form terms={view} again={again} onQuoted={setHeld} />
        </div>
      )}
      <OrderList
        kind={kind}
        openId={openId}
        onOpen={setOpenId}
        {...(kind === "top-up" && {
          onAgain: (order: ProviderOrderView) => {
            setHeld(undefined);
            setAgain(order);
            window.scrollTo({ top: 0 });
          },
        })}
      />
    </section>
  );
}
