import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import type { PaymentsBesidesView } from "../../adapters/http/contract/admin/payments-besides.ts";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureIn, useRead } from "../server/use-read.ts";
import columns from "../design/columns.module.css";

type Payment = PaymentsBesidesView["payments"][number];

/** How often the card polls for new ones, and for what others closed. */
const everyMs = 15_000;

/** Payments to multisig escrows besides their coins; nothing where there are none. */
export function PaymentsBesides() {
  const [after, setAfter] = useState<string>();
  const input = after === undefined ? {} : { query: { after } };
  const { data, error, refetch } = useRead("viewPaymentsBesides", input, { everyMs });
  const [closing, setClosing] = useState<Payment>();
  const failure = failureIn(error);
  const next = data?.next ?? undefined;
  if (!failure && !data?.payments.length && after === undefined) return null;
  return (
    <Card title={<Trans>Extra payments to escrows</Trans>}>
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      <ul className={columns.list}>
        {data?.payments.map((payment) => (
          <PaymentItem key={payment.id} payment={payment} onClose={() => setClosing(payment)} />
        ))}
      </ul>
      {after !== undefined && (
        <Button onClick={() => setAfter(undefined)}>
          <Trans>Show the oldest payments</Trans>
        </Button>
      )}
      {next !== undefined && (
        <Button onClick={() => setAfter(next)}>
          <Trans>Show the next payments</Trans>
        </Button>
      )}
      {closing && <CloseDialog payment={closing} onClose={() => setClosing(undefined)} />}
    </Card>
  );
}

function PaymentItem(props: { payment: Payment; onClose: () => void }) {
  const { payment, onClose } = props;
  const { tradeId, sellerId, sellerName, buyerName, amount, exitHeight } = payment;
  return (
    <li className={columns.item}>
      <div className={columns.line}>
        <span>
          <Link to={`/people/${sellerId}/show`}>
            <bdi>{sellerName}</bdi>
          </Link>{" "}
          · <CoinAmount currency="BTC" units={amount} /> ·{" "}
          <Link to={`/trades/${tradeId}/show`}>
            <Trans>
              Trade <bdi>{tradeId}</bdi>
            </Trans>
          </Link>
        </span>
        {payment.canClose && (
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        )}
      </div>
      <p className={columns.text}>
        <Trans>
          No payout moves it. <bdi>{sellerName}</bdi> and <bdi>{buyerName}</bdi> can move it
          together with the recovery page, and <bdi>{sellerName}</bdi> alone from block{" "}
          <bdi>{exitHeight}</bdi> on. Write to them how.
        </Trans>
      </p>
      <p className={columns.second}>
        <Moment at={payment.seenAt} exact /> ·{" "}
        <bdi>
          {payment.transaction}:{payment.place}
        </bdi>{" "}
        · <bdi>{payment.address}</bdi>
      </p>
    </li>
  );
}

function CloseDialog(props: { payment: Payment; onClose: () => void }) {
  const { payment, onClose } = props;
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const close = async (reason: string) => {
    const { id, sellerId } = payment;
    const input = { parameters: { id: sellerId }, body: { payment: id, reason } };
    const done = await send(() => client.call("closePaymentBesides", input));
    void memory.invalidateQueries({ queryKey: ["listQueues"] });
    await memory.invalidateQueries({ queryKey: ["viewPaymentsBesides"] });
    if (done) onClose();
  };
  return (
    <ReasonDialog
      title={<Trans>Close this payment</Trans>}
      act={<Trans>Close this payment</Trans>}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void close(reason)}
      onClose={onClose}
    >
      <p>
        <bdi>{payment.sellerName}</bdi>: <CoinAmount currency="BTC" units={payment.amount} />
      </p>
      <p>
        <Trans>It leaves this list. Say what you told them, and what became of it.</Trans>
      </p>
    </ReasonDialog>
  );
}
