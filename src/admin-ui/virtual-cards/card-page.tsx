import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useParams } from "react-router";
import type { StaffCardCaseView } from "../../adapters/http/contract/admin/virtual-cards.ts";
import { Card } from "../design/card.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { FiatAmount } from "../design/fiat-amount.tsx";
import { Moment } from "../design/moment.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import columns from "../design/columns.module.css";
import page from "../design/page.module.css";
import { CardActs } from "./card-acts.tsx";
import { dollarsOf } from "./card-dollars.ts";
import { CardActStateWords, CardActWords, CardStateWords } from "./card-words.tsx";

const everyMs = 5_000;

/** A virtual card, what happened to it, and what staff can do with it. */
export function CardPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const input = { parameters: { id } };
  const { data, error, refetch } = useRead("viewStaffCard", input, { everyMs });
  const failure = failureIn(error);
  return (
    <>
      <PageHead
        name={t`Virtual card`}
        end={
          data && (
            <Link to={`/people/${data.holderId}/show`}>
              <Trans>View account</Trans>
            </Link>
          )
        }
      />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!data && !failure && <Skeleton variant="rounded" height={320} />}
      {data && (
        <div className={page.page}>
          <FactsCard card={data} />
          <ActsCard card={data} />
          <PaymentsCard card={data} />
        </div>
      )}
    </>
  );
}

function FactsCard({ card }: { card: StaffCardCaseView }) {
  const { username, issued, balanceCents, orderedAt, readings } = card;
  const [lastReading] = readings;
  return (
    <Card title={<bdi>{issued ? `•••• ${issued.lastFour}` : card.label}</bdi>}>
      <Facts>
        <Fact name={<Trans>Holder</Trans>}>
          <bdi>{username}</bdi>
        </Fact>
        <Fact name={<Trans>State</Trans>}>
          <CardStateWords card={card} />
        </Fact>
        <Fact name={<Trans>On the card</Trans>}>
          <FiatAmount amount={dollarsOf(balanceCents)} />
        </Fact>
        <Fact name={<Trans>Ordered</Trans>}>
          <Moment at={orderedAt} exact />
        </Fact>
        <Fact name={<Trans>Number last read</Trans>}>
          {lastReading === undefined ? <Trans>Never</Trans> : <Moment at={lastReading} exact />}
        </Fact>
      </Facts>
      <CardActs card={card} />
    </Card>
  );
}

function ActsCard({ card: { acts } }: { card: StaffCardCaseView }) {
  return (
    <Card title={<Trans>What was asked of the provider</Trans>}>
      <ul className={columns.list}>
        {acts.map(({ id, kind, state, cents, byStaff, requestedAt }) => (
          <li key={id} className={columns.item}>
            <div className={columns.line}>
              <span>
                <CardActWords kind={kind} /> {byStaff && <Trans>(by us)</Trans>}
              </span>
              {cents !== "0" && <FiatAmount amount={dollarsOf(cents)} />}
            </div>
            <div className={columns.line}>
              <CardActStateWords state={state} />
              <Moment at={requestedAt} exact />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PaymentsCard({ card: { payments } }: { card: StaffCardCaseView }) {
  return (
    <Card title={<Trans>Payments</Trans>}>
      {payments.length === 0 && (
        <p className={columns.second}>
          <Trans>Nothing was paid with this card.</Trans>
        </p>
      )}
      <ul className={columns.list}>
        {payments.map(({ id, kind, state, cents, merchant, at }) => (
          <li key={id} className={columns.item}>
            <div className={columns.line}>
              <bdi>{merchant}</bdi>
              <FiatAmount amount={dollarsOf(cents)} />
            </div>
            <div className={columns.line}>
              {state === "declined" && <Trans>Declined</Trans>}
              {state === "approved" && kind === "purchase" && <Trans>Paid</Trans>}
              {state === "approved" && kind === "refund" && <Trans>Refunded</Trans>}
              <Moment at={at} exact />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
