import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type {
  OrderQuoteView,
  ProviderOrderView,
} from "../../http/contract/provider-order/provider-order-views.ts";
import { Money } from "../design/money.tsx";
import { FiatMoney } from "./fiat-money.tsx";
import { wayWords } from "./order-kinds.tsx";
import facts from "../design/fact-list.module.css";

/** What an order costs, and what comes of it: terms and values of a list. */
export function OrderFacts({ order }: { order: OrderQuoteView | ProviderOrderView }) {
  const { kind, cryptoCurrencyCode: asset, amount, fiatCurrencyCode: currency } = order;
  const coins = <Money asset={asset} amount={amount} />;
  const fiat = <FiatMoney currency={currency} minor={order.fiatAmount} />;
  return (
    <>
      <dt>{kind === "on-ramp" ? <Trans>You pay</Trans> : <Trans>You give</Trans>}</dt>
      <dd>{kind === "on-ramp" ? fiat : coins}</dd>
      <dt>{gotWords(kind)}</dt>
      <dd className={facts.got}>{kind === "on-ramp" ? coins : fiat}</dd>
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
    </>
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
