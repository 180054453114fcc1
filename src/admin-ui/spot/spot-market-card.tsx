import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { spotQuote } from "../../domain/spot/spot-market.ts";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import columns from "../design/columns.module.css";

type Market = AdminBodyOf<"viewSpotDesk">["markets"][number];
type Shown = AdminBodyOf<"viewSpotDeskMarket">;

const everyMs = 10_000;

/** One market: its newest orders in the book and its newest trades, with their people. */
export function SpotMarketCard({ market }: { market: Market }) {
  const { pair, cryptoCurrencyCode: coin, isHalted } = market;
  const { data, error, refetch } = useRead(
    "viewSpotDeskMarket",
    { parameters: { pair } },
    { everyMs },
  );
  return (
    <Card title={<bdi>{`${coin}/${spotQuote}`}</bdi>}>
      {isHalted && (
        <p>
          <strong>
            <Trans>Halted: nobody can place orders.</Trans>
          </strong>
        </p>
      )}
      <p className={columns.second}>
        <Trans>
          Traded in 24 hours: <CoinAmount currency="USDT" units={market.value24h} />
        </Trans>
      </p>
      <FailureNote failure={failureIn(error)} onRetry={() => void refetch()} />
      {data && (
        <>
          <h3>
            <Plural value={data.ordersTotal} one="# open order" other="# open orders" />
          </h3>
          <ul className={columns.list}>
            {data.orders.map((order) => (
              <OrderItem key={order.id} order={order} coin={coin} />
            ))}
          </ul>
          <h3>
            <Plural value={data.fillsTotal} one="# trade" other="# trades" />
          </h3>
          <ul className={columns.list}>
            {data.fills.map((fill) => (
              <FillItem key={fill.number} fill={fill} coin={coin} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function OrderItem({ order, coin }: { order: Shown["orders"][number]; coin: string }) {
  const left = String(BigInt(order.amount) - BigInt(order.filledAmount));
  const person = (
    <Link to={`/people/${order.traderId}/show`}>
      <bdi>{order.username}</bdi>
    </Link>
  );
  const amount = <CoinAmount currency={coin} units={left} />;
  const price = <CoinAmount currency="USDT" units={order.price} />;
  return (
    <li className={columns.item}>
      <div className={columns.line}>
        <span>
          {order.side === "buy" ? (
            <Trans>
              {person} buys {amount} at {price}
            </Trans>
          ) : (
            <Trans>
              {person} sells {amount} at {price}
            </Trans>
          )}
        </span>
        <Moment at={order.placedAt} exact />
      </div>
    </li>
  );
}

function FillItem({ fill, coin }: { fill: Shown["fills"][number]; coin: string }) {
  return (
    <li className={columns.item}>
      <div className={columns.line}>
        <span>
          <Trans>
            <bdi>{fill.buyer}</bdi> bought <CoinAmount currency={coin} units={fill.amount} /> from{" "}
            <bdi>{fill.seller}</bdi> at <CoinAmount currency="USDT" units={fill.price} />
          </Trans>
        </span>
        <Moment at={fill.at} exact />
      </div>
      <p className={columns.second}>
        <Trans>
          Fees: <CoinAmount currency={coin} units={fill.buyerFee} />,{" "}
          <CoinAmount currency="USDT" units={fill.sellerFee} />
        </Trans>
      </p>
    </li>
  );
}
