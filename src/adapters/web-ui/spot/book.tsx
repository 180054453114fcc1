import { Trans, useLingui } from "@lingui/react/macro";
import { assets } from "../../../domain/money/asset.ts";
import { spotQuote, type SpotMarket } from "../../../domain/spot/spot-market.ts";
import type { SpotBookView } from "../../http/contract/spot/spot-views.ts";
import { withCode } from "../design/amount-text.ts";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { lotText, typedText, usdtText, type Level } from "./spot-numbers.ts";
import styles from "./spot.module.css";

/** How many prices of each side are shown. */
const mostRows = 8;

/** What was read of a book. */
interface ReadBook {
  readonly data: { readonly data: SpotBookView } | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What waits on both sides, with bars for how much. A press on a price takes it into the form. */
export function Book(props: {
  market: SpotMarket;
  book: ReadBook;
  onPick: (price: string) => void;
}) {
  const { market, book, onPick } = props;
  const { i18n } = useLingui();
  const { locale } = i18n;
  const shown = book.data?.data;
  if (!shown) {
    return book.isError ? (
      <LoadFailure onRetry={() => void book.refetch()} isRetrying={book.isFetching} />
    ) : (
      <Skeleton shape="card" width="full" />
    );
  }
  const asks = shown.asks.slice(0, mostRows);
  const bids = shown.bids.slice(0, mostRows);
  const [bid, ask] = [bids[0], asks[0]];
  const most = [...asks, ...bids].reduce((sum, { amount }) => Math.max(sum, Number(amount)), 1);
  const side = { market, most, onPick };
  return (
    <section className={styles.book} aria-labelledby="spot-book">
      <h2 id="spot-book" className={styles.title}>
        <Trans>Order book</Trans>
      </h2>
      {asks.length + bids.length === 0 ? (
        <p className={styles.lead}>
          <Trans>No orders yet. Place a limit order, and it waits here for others.</Trans>
        </p>
      ) : (
        <>
          <p className={styles.columns}>
            <span>
              <Trans>Price in USDT</Trans>
            </span>
            <span>
              <Trans>
                Amount in <bdi>{market.base}</bdi>
              </Trans>
            </span>
          </p>
          <ul className={styles.levels} aria-labelledby="spot-asks">
            {asks.toReversed().map((level) => (
              <BookRow key={level.price} level={level} tone="sell" {...side} />
            ))}
          </ul>
          <p id="spot-asks" className={styles.middle}>
            {bid && ask ? (
              <Trans>
                Spread{" "}
                <bdi>
                  {withCode(usdtText(locale, BigInt(ask.price) - BigInt(bid.price)), spotQuote)}
                </bdi>
              </Trans>
            ) : (
              <Trans>Sellers above, buyers below</Trans>
            )}
          </p>
          <ul className={styles.levels} aria-labelledby="spot-asks">
            {bids.map((level) => (
              <BookRow key={level.price} level={level} tone="buy" {...side} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function BookRow(props: {
  level: Level;
  tone: "buy" | "sell";
  market: SpotMarket;
  most: number;
  onPick: (price: string) => void;
}) {
  const { level, tone, market, most, onPick } = props;
  const { i18n } = useLingui();
  const { locale } = i18n;
  const share = Math.round((Number(level.amount) / most) * 100);
  return (
    <li>
      <button
        type="button"
        className={styles.level}
        onClick={() => onPick(typedText(BigInt(level.price), assets[spotQuote].baseUnitDigits))}
      >
        <svg className={styles.depth} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
          <rect
            className={tone === "buy" ? styles.bids : styles.asks}
            x={100 - share}
            width={share}
            height="1"
          />
        </svg>
        <bdi className={styles[tone]}>{usdtText(locale, level.price)}</bdi>
        <bdi>{lotText(locale, market, level.amount)}</bdi>
      </button>
    </li>
  );
}
