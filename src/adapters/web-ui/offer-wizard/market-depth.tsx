import { Trans, useLingui } from "@lingui/react/macro";
import { numberFormat, percentText } from "../design/amount-text.ts";
import { useRead } from "../server/use-read.ts";
import { marginOf, type Draft } from "./draft.ts";
import styles from "./market-depth.module.css";

/** What the offer competes with: its rank, and how far others of its kind are from the market. */
export function MarketDepth({ draft }: { draft: Draft }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const isMargin = draft.pricing === "margin";
  const query = {
    type: draft.side,
    crypto_currency_code: draft.asset,
    currency: draft.currency,
    payment_method: draft.method,
    ...(isMargin
      ? draft.marginSize !== "" && { margin: marginOf(draft) }
      : draft.fixedPrice !== "" && { fixed_price: draft.fixedPrice }),
  };
  const { data } = useRead(
    "viewMarketDepth",
    { query },
    { keepsPrevious: true, isOff: draft.method === "" },
  );
  const depth = data?.data;
  if (!depth || depth.shown === 0) return null;
  const most = Math.max(...depth.bars.map(({ count }) => count));
  const number = numberFormat(locale);
  return (
    <section className={styles.depth}>
      <p role="status">
        {depth.rank === null ? (
          <Trans>Others with this method, by distance from the market price:</Trans>
        ) : (
          <Trans>
            Your offer would be number <bdi>{number.format(depth.rank)}</bdi> of its kind. Others,
            by distance from the market price:
          </Trans>
        )}
      </p>
      <ol className={styles.bars}>
        {depth.bars.map(({ from, to, count }) => (
          <li key={from} className={styles.bar}>
            <bdi className={styles.span}>
              {`${percentText(locale, from)} … ${percentText(locale, to)}`}
            </bdi>
            <meter className={styles.meter} min={0} max={most} value={count} />
            <bdi className={styles.count}>{number.format(count)}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}
