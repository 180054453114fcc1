import { Trans } from "@lingui/react/macro";
import { CoinAmount } from "./coin-amount.tsx";
import { FiatAndDollars } from "./fiat-and-dollars.tsx";
import styles from "./record-list.module.css";

/** The amount of a trade, in three currencies. */
export function TradeMoney(props: {
  trade: {
    readonly cryptoAmount: { readonly amount: string; readonly currency: string };
    readonly fiatAmount: string;
    readonly currency: string;
    readonly usdValue: string;
  };
}) {
  const { cryptoAmount, fiatAmount, currency, usdValue } = props.trade;
  return (
    <div className={styles.amount}>
      <div>
        <CoinAmount units={cryptoAmount.amount} currency={cryptoAmount.currency} />
      </div>
      <div className={styles.second}>
        <FiatAndDollars amount={fiatAmount} currency={currency} usdValue={usdValue} />
      </div>
    </div>
  );
}

/** Who buys from whom. */
export function TwoParties({
  trade,
}: {
  trade: { readonly buyer: string; readonly seller: string };
}) {
  return (
    <>
      <div>
        <bdi>{trade.buyer}</bdi>
      </div>
      <div className={styles.second}>
        <Trans>
          buys from <bdi>{trade.seller}</bdi>
        </Trans>
      </div>
    </>
  );
}
