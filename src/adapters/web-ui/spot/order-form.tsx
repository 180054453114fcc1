import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import { assets } from "../../../domain/money/asset.ts";
import { spotQuote, spotValue, type SpotMarket } from "../../../domain/spot/spot-market.ts";
import type { SpotOrderKind, SpotSide } from "../../../domain/spot/spot-order.ts";
import type { SpotBookView, SpotTermsView } from "../../http/contract/spot/spot-views.ts";
import { withCode } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { cleanTyped } from "../design/clean-typed.ts";
import { Field } from "../design/field.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { useRead } from "../server/use-read.ts";
import { useReader } from "../server/use-reader.ts";
import { lotsFor, totalOf, typedAmount, typedPrice, typedText, walk } from "./spot-numbers.ts";
import { OrderTotal } from "./order-total.tsx";
import { usePlaceOrder } from "./use-place-order.ts";
import styles from "./spot.module.css";

const shares = [25, 50, 75, 100] as const;

/** Places an order: which side, at which price, how much; what it comes to is shown before. */
export function OrderForm(props: {
  market: SpotMarket;
  terms: SpotTermsView;
  book: SpotBookView | undefined;
  /** A price that was pressed in the book; it is in the field until another is typed. */
  picked: string | undefined;
  onTyped: () => void;
}) {
  const { market, terms, book, picked, onTyped } = props;
  const { base } = market;
  const [side, setSide] = useState<SpotSide>("buy");
  const [kind, setKind] = useState<SpotOrderKind>("limit");
  const [typed, setTyped] = useState("");
  const [amountTyped, setAmount] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { isBusy, failure, placed, place, forget } = usePlaceOrder();
  const { isBalanceHidden } = useReader();
  const balances = useRead("getBalances", {});
  const orders = useRead("listSpotOrders", { query: { state: "open", pair: market.pair } });
  // It was cancelled or filled after it had gone into the book.
  const isGone =
    placed?.end === null &&
    !orders.isFetching &&
    orders.data?.data.every(({ id }) => id !== placed.id) === true;
  const given = side === "buy" ? spotQuote : base;
  const owned = balances.data?.data.find((each) => each.cryptoCurrencyCode === given);
  const available = BigInt(owned?.balance ?? 0);
  const levels = (side === "buy" ? book?.asks : book?.bids) ?? [];
  const priceText = picked ?? typed;
  const price = typedPrice(market, priceText);
  const amount = typedAmount(market, amountTyped);
  const met = kind === "market" && amount !== undefined && walk(market, levels, amount);
  const sum =
    met ||
    (price !== undefined && amount !== undefined
      ? { amount, value: spotValue(market, price, amount) }
      : undefined);
  const change = (act: () => void) => {
    forget();
    setChecked(false);
    act();
  };
  const take = (percent: number) => {
    const part = (available * BigInt(percent)) / 100n;
    const at = kind === "market" ? levels : (price ?? BigInt(levels[0]?.price ?? 0));
    if (side === "buy" && at === 0n) return;
    const lots = side === "buy" ? lotsFor(market, part, at) : part - (part % market.lot);
    change(() => setAmount(typedText(lots, assets[base].baseUnitDigits)));
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (amount === undefined || (kind === "limit" && price === undefined)) return;
    if (!(await place({ pair: market.pair, side, type: kind, price, amount }))) return;
    setAmount("");
    setChecked(false);
  };
  return (
    <Card>
      <form className={styles.fields} noValidate onSubmit={(event) => void submit(event)}>
        <SegmentedSwitch
          label={<Trans>Side</Trans>}
          value={side}
          segments={[
            { value: "buy", label: <Trans>Buy</Trans>, tone: "buy" },
            { value: "sell", label: <Trans>Sell</Trans>, tone: "sell" },
          ]}
          onChange={(next) => change(() => setSide(next))}
        />
        <SegmentedSwitch
          label={<Trans>Order type</Trans>}
          value={kind}
          segments={[
            { value: "limit", label: <Trans>Limit</Trans> },
            { value: "market", label: <Trans>Market</Trans> },
          ]}
          onChange={(next) => change(() => setKind(next))}
        />
        {kind === "limit" && (
          <Field
            label={<Trans>Price</Trans>}
            name="price"
            inputMode="decimal"
            autoComplete="off"
            suffix={<bdi>{spotQuote}</bdi>}
            value={priceText}
            error={
              isChecked &&
              price === undefined && (
                <Trans>
                  Enter a price in steps of{" "}
                  <bdi>
                    {withCode(typedText(market.tick, assets[spotQuote].baseUnitDigits), spotQuote)}
                  </bdi>
                  .
                </Trans>
              )
            }
            onChange={(event) => {
              const next = cleanTyped(event.currentTarget.value);
              if (next === undefined) return;
              change(() => setTyped(next));
              onTyped();
            }}
          />
        )}
        <Field
          label={<Trans>Amount</Trans>}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          suffix={<bdi>{base}</bdi>}
          value={amountTyped}
          hint={
            owned && (
              <Trans>
                <Money hidden={isBalanceHidden} asset={given} amount={owned.balance} /> available
              </Trans>
            )
          }
          error={
            isChecked &&
            amount === undefined && (
              <Trans>
                Enter an amount in steps of{" "}
                <bdi>{typedText(market.lot, assets[base].baseUnitDigits)}</bdi> <bdi>{base}</bdi>.
              </Trans>
            )
          }
          onChange={(event) => {
            const next = cleanTyped(event.currentTarget.value);
            if (next !== undefined) change(() => setAmount(next));
          }}
        />
        <div className={styles.shares}>
          {shares.map((percent) => (
            <Button key={percent} variant="plain" onClick={() => take(percent)}>
              <bdi>{percent}%</bdi>
            </Button>
          ))}
        </div>
        <OrderTotal
          kind={kind}
          terms={terms}
          total={sum && totalOf(market, side, sum, terms.takerFeeBasisPoints)}
        />
        {failure && (
          <Notice tone="danger">
            <FailureWords failure={failure} />
          </Notice>
        )}
        {placed && !isGone && (
          <Notice tone="done">
            <PlacedWords end={placed.end} />
          </Notice>
        )}
        <Button variant={side} type="submit" wide busy={isBusy}>
          <span>
            {side === "buy" ? (
              <Trans>
                Buy <bdi>{base}</bdi>
              </Trans>
            ) : (
              <Trans>
                Sell <bdi>{base}</bdi>
              </Trans>
            )}
          </span>
        </Button>
      </form>
    </Card>
  );
}

/** What became of an order at once. */
function PlacedWords({ end }: { end: string | null }) {
  switch (end) {
    case null:
      return <Trans>Your order is in the book.</Trans>;
    case "filled":
      return <Trans>Your order was filled.</Trans>;
    case "unfilled":
      return (
        <Trans>
          Part of your order was traded. There was no one to trade the rest with, so it was
          cancelled.
        </Trans>
      );
    case "self_trade":
      return <Trans>The rest would have met your own order, so it was cancelled.</Trans>;
    default:
      return <Trans>The rest of your order was cancelled.</Trans>;
  }
}
