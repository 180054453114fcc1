import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { findPaymentMethod } from "../../../domain/catalogue/payment-methods.ts";
import { feeRateOf } from "../../../domain/offer/fee-table.ts";
import { boundText, percentText, priceText, withCode } from "../design/amount-text.ts";
import { Card } from "../design/card.tsx";
import { coinNames } from "../market/coins.ts";
import { windowText } from "../design/window-text.ts";
import { usePolicy } from "../page-policy.ts";
import { isDeferred, windowOf, type Draft } from "./draft.ts";
import { livePriceOf } from "./live-price-of.ts";
import type { Market } from "./use-market.ts";
import styles from "./summary.module.css";

/** The answers so far, next to the question. */
export function Summary(props: { draft: Draft; market: Market }) {
  const { draft, market } = props;
  const { locale } = useLingui().i18n;
  const { fees } = usePolicy();
  const { side, currency } = draft;
  const coin = coinNames[draft.asset];
  const method = findPaymentMethod(draft.method);
  const { price, distance } = livePriceOf(draft, market);
  return (
    <Card>
      <h2 className={styles.title}>
        <Trans>Your offer so far</Trans>
      </h2>
      <p className={styles.deal}>
        {side === "sell" ? (
          <Trans>
            You <span className={styles.sell}>sell</span> <bdi>{coin}</bdi> for{" "}
            <bdi>{currency}</bdi>
          </Trans>
        ) : (
          <Trans>
            You <span className={styles.buy}>buy</span> <bdi>{coin}</bdi> with <bdi>{currency}</bdi>
          </Trans>
        )}
      </p>
      <dl className={styles.lines}>
        <Line name={side === "sell" ? <Trans>Paid by</Trans> : <Trans>You pay by</Trans>}>
          {method && <bdi>{method.name}</bdi>}
        </Line>
        <Line name={<Trans>Price</Trans>}>
          {price !== undefined && <bdi>{withCode(priceText(locale, price), currency)}</bdi>}
          {distance !== undefined && (
            <span className={styles.fine}>
              <Trans>
                <bdi>{percentText(locale, distance)}</bdi> to market
              </Trans>
            </span>
          )}
        </Line>
        <Line name={<Trans>Amounts</Trans>}>
          <Amounts draft={draft} />
        </Line>
        <Line name={<Trans>Time to pay</Trans>}>
          {method && <bdi>{windowText(locale, Number(windowOf(draft)))}</bdi>}
        </Line>
        {isDeferred(draft) && (
          <Line name={<Trans>Escrow</Trans>}>
            <Trans>funded after the trade starts</Trans>
          </Line>
        )}
        <Line
          name={
            side === "sell" ? (
              <Trans>Escrow fee, paid by you</Trans>
            ) : (
              <Trans>Escrow fee, paid by the seller</Trans>
            )
          }
        >
          {method && <bdi>{`${feeRateOf(method.slug, fees).basisPoints / 100}%`}</bdi>}
        </Line>
      </dl>
    </Card>
  );
}

function Amounts({ draft }: { draft: Draft }): ReactNode {
  const { locale } = useLingui().i18n;
  const { currency, min, max, named } = draft;
  const text = (amount: string) => boundText(locale, currency, amount);
  if (draft.amounts === "predefined") {
    return named.length > 0 && <bdi>{withCode(named.map(text).join(" · "), currency)}</bdi>;
  }
  if (min === "" || max === "") return null;
  return <bdi>{withCode(`${text(min)} – ${text(max)}`, currency)}</bdi>;
}

function Line(props: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.name}>{props.name}</dt>
      <dd className={styles.value}>{props.children}</dd>
    </div>
  );
}
