import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type {
  OrderQuoteView,
  ProviderOrderView,
} from "../../http/contract/provider-order/provider-order-views.ts";
import { Money } from "../design/money.tsx";
import { FiatMoney } from "./fiat-money.tsx";
import { wayWords } from "./order-kinds.tsx";
import own from "./provider-order.module.css";

/** What an order costs, and what comes of it; `children` are further facts. */
export function OrderFacts(props: {
  order: OrderQuoteView | ProviderOrderView;
  children?: ReactNode;
}) {
  const { order, children } = props;
  const { kind, cryptoCurrencyCode: asset, amount, fiatCurrencyCode: currency } = order;
  const coins = <Money asset={asset} amount={amount} />;
  const fiat = <FiatMoney currency={currency} minor={order.fiatAmount} />;
  return (
    <dl className={own.facts}>
      <dt>{kind === "on-ramp" ? <Trans>You pay</Trans> : <Trans>You give</Trans>}</dt>
      <dd>{kind === "on-ramp" ? fiat : coins}</dd>
      <dt>{gotWords(kind)}</dt>
      <dd className={own.got}>{kind === "on-ramp" ? coins : fiat}</dd>
      {kind === "top-up" ? (
        <>
          <dt>
            <Trans>Fee, included</Trans>
          </dt>
          <dd>
            <Money asset={asset} amount={order.feeAmount} />
          </dd>
        </>
      ) : (
        <>
          <dt>
            <Trans>Provider's fee, included</Trans>
          </dt>
          <dd>
            <FiatMoney currency={currency} minor={order.providerFee} />
          </dd>
          <dt>{kind === "on-ramp" ? <Trans>You pay by</Trans> : <Trans>You're paid by</Trans>}</dt>
          <dd>{wayWords(order.way)}</dd>
        </>
      )}
      {order.destination && (
        <>
          <dt>
            <Trans>To</Trans>
          </dt>
          <dd>
            <Destination order={order} />
          </dd>
        </>
      )}
      {children}
    </dl>
  );
}

function gotWords(kind: ProviderOrderView["kind"]): ReactNode {
  switch (kind) {
    case "on-ramp":
      return <Trans>You get</Trans>;
    case "off-ramp":
      return <Trans>You're paid</Trans>;
    case "top-up":
      return <Trans>Top-up</Trans>;
  }
}

/** The phone, or the end of the account. */
export function Destination({ order }: { order: Pick<ProviderOrderView, "destination"> }) {
  const { destination } = order;
  if (!destination) return null;
  const { kind, number, name } = destination;
  return (
    <>
      <bdi>{name}</bdi> <bdi>{kind === "phone" ? number : `…${number}`}</bdi>
    </>
  );
}
