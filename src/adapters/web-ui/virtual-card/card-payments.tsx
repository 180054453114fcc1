import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CardPaymentView } from "../../http/contract/virtual-card/virtual-card-views.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { momentText } from "../design/moment-text.ts";
import { Money } from "../design/money.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { useRead } from "../server/use-read.ts";
import entries from "../design/entry-list.module.css";
import { decimalOfCents } from "./card-sums.ts";
import { PaymentState } from "./card-words.tsx";
import own from "./virtual-card.module.css";

const everyMs = 5_000;

/** What was paid with the user's cards, refunded or declined. */
export function CardPayments() {
  const [page, setPage] = useState(1);
  const query = page === 1 ? {} : { page: String(page) };
  const list = useRead("listVirtualCardPayments", { query }, { everyMs, keepsPrevious: true });
  const payments = list.data?.data;
  const last = list.data?.meta.lastPage ?? 1;
  return (
    <section className={entries.entries} aria-labelledby="card-payments">
      <h2 id="card-payments" className={entries.title}>
        <Trans>Payments</Trans>
      </h2>
      {!payments && list.isError && (
        <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      )}
      {list.isPending && <Skeleton shape="card" width="full" />}
      {payments?.length === 0 && (
        <p className={own.none}>
          <Trans>Pay with a card and find its payments here.</Trans>
        </p>
      )}
      {payments && payments.length > 0 && (
        <Card>
          <ul className={entries.list}>
            {payments.map((payment) => (
              <Entry key={payment.id} payment={payment} now={list.dataUpdatedAt} />
            ))}
          </ul>
        </Card>
      )}
      {last > 1 && (
        <div className={own.acts}>
          {page > 1 && (
            <Button variant="plain" onClick={() => setPage(page - 1)}>
              <Trans>Newer</Trans>
            </Button>
          )}
          {page < last && (
            <Button variant="plain" onClick={() => setPage(page + 1)}>
              <Trans>Older</Trans>
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function Entry({ payment, now }: { payment: CardPaymentView; now: number }) {
  const {
    i18n: { locale },
  } = useLingui();
  const { merchant, cents, at, cardLabel } = payment;
  return (
    <li className={entries.entry}>
      <span className={entries.amount}>
        <bdi>{merchant}</bdi>
      </span>
      <span className={entries.amount}>
        <Money currency="USD" amount={decimalOfCents(cents)} />
      </span>
      <span className={entries.fine}>
        <time dateTime={at}>
          <bdi>{momentText(locale, Date.parse(at), now)}</bdi>
        </time>{" "}
        <bdi>{cardLabel}</bdi>
      </span>
      <span className={entries.act}>
        <PaymentState payment={payment} />
      </span>
    </li>
  );
}
