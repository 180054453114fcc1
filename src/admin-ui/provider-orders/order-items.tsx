import { useState } from "react";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { useListContext } from "react-admin";
import { ListPages } from "../design/list-pages.tsx";
import { Link } from "react-router";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { formatFiat } from "../../domain/money/fiat.ts";
import { openOrderStates } from "../../domain/provider-order/provider-order.ts";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { FiatAmount } from "../design/fiat-amount.tsx";
import { Moment } from "../design/moment.tsx";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { listFailure } from "../server/list-failure.ts";
import { useAct } from "../server/use-act.ts";
import columns from "../design/columns.module.css";
import styles from "../design/record-list.module.css";
import { kindWords, stateWords } from "./order-words.tsx";

type Order = AdminBodyOf<"listDeskOrders">[number];

/** The orders, each with what staff can do about it. */
export function OrderItems() {
  const { data, error, refetch, total } = useListContext<Order>();
  if (error && !data) {
    return <FailureNote failure={listFailure(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (total === 0) {
    return (
      <p className={styles.empty}>
        <Trans>No matching orders.</Trans>
      </p>
    );
  }
  return (
    <Card title={<Trans>Orders</Trans>}>
      <ul className={columns.list}>
        {data.map((order) => (
          <OrderItem key={order.id} order={order} onChanged={() => void refetch()} />
        ))}
      </ul>
      <ListPages />
    </Card>
  );
}

function OrderItem({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const { send, isSending, failure } = useAct();
  const { id, kind, state, cryptoCurrencyCode: asset, fiatCurrencyCode: currency } = order;
  const isOpen = openOrderStates.includes(state);
  const ask = async () => {
    await send(() => client.call("askProvider", { parameters: { id } }));
    onChanged();
  };
  const giveBack = async (reason: string) => {
    const input = { parameters: { id }, body: { reason } };
    const done = await send(() => client.call("giveBackOrder", input));
    onChanged();
    if (done) setAsked(false);
  };
  return (
    <li className={columns.item}>
      <div className={columns.line}>
        <strong>
          {kindWords(kind)}, {stateWords(state)}
        </strong>
        <Moment at={order.placedAt} exact />
      </div>
      <div className={columns.line}>
        <Link to={`/people/${order.traderId}/show`}>
          <bdi>{order.username}</bdi>
        </Link>
        <span>
          <CoinAmount currency={asset} units={order.amount} />
          {" · "}
          <FiatAmount
            amount={formatFiat({ currency, minor: BigInt(order.fiatAmount) })}
            currency={currency}
          />
        </span>
      </div>
      <p className={columns.second}>
        <bdi>{order.provider}</bdi> · <bdi>{order.way}</bdi> · <bdi>{id}</bdi>
      </p>
      {order.attemptedAt !== null && (
        <p className={columns.second}>
          <Trans>
            Provider last told <Moment at={order.attemptedAt} exact />
          </Trans>
        </p>
      )}
      {isOpen && (
        <div className={columns.line}>
          <Button
            size="small"
            disabled={isSending || state === "held"}
            aria-label={t`Ask the provider about order ${id}`}
            onClick={() => void ask()}
          >
            <Trans>Ask the provider</Trans>
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={t`Give back order ${id}`}
            onClick={() => setAsked(true)}
          >
            <Trans>Give back</Trans>
          </Button>
        </div>
      )}
      {!isAsked && <FailureNote failure={failure} />}
      {isAsked && (
        <ReasonDialog
          title={<Trans>Give back this order</Trans>}
          act={<Trans>Give back</Trans>}
          isDangerous
          isSending={isSending}
          failure={failure}
          onSend={(reason) => void giveBack(reason)}
          onClose={() => setAsked(false)}
        >
          <p>
            <Trans>
              Make sure at the provider that it was not carried out and never will be. Coins that
              were taken return to their owner.
            </Trans>
          </p>
        </ReasonDialog>
      )}
    </li>
  );
}
