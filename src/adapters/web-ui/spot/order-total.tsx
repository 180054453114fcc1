import { Trans } from "@lingui/react/macro";
import { spotQuote } from "../../../domain/spot/spot-market.ts";
import type { Money as Amount } from "../../../domain/money/money.ts";
import type { SpotOrderKind } from "../../../domain/spot/spot-order.ts";
import type { SpotTermsView } from "../../http/contract/spot/spot-views.ts";
import { Money } from "../design/money.tsx";
import styles from "./spot.module.css";

/** What an order comes to, and the fee that is taken from what it gets. */
export function OrderTotal(props: {
  kind: SpotOrderKind;
  terms: SpotTermsView;
  total: { readonly value: bigint; readonly fee: Amount } | undefined;
}) {
  const { kind, terms, total } = props;
  return (
    <dl className={styles.total}>
      <dt>{kind === "market" ? <Trans>Total, about</Trans> : <Trans>Total</Trans>}</dt>
      <dd>{total ? <Money asset={spotQuote} amount={String(total.value)} /> : "–"}</dd>
      <dt>
        <Trans>
          Fee, at most <bdi>{terms.takerFeeBasisPoints / 100}%</bdi>
        </Trans>
      </dt>
      <dd>{total ? <Money asset={total.fee.asset} amount={String(total.fee.units)} /> : "–"}</dd>
      <dt>
        <Trans>Minimum</Trans>
      </dt>
      <dd>
        <Money asset={spotQuote} amount={terms.minimumValue} />
      </dd>
    </dl>
  );
}
