import useMediaQuery from "@mui/material/useMediaQuery";
import Skeleton from "@mui/material/Skeleton";
import { Datagrid, FunctionField, Pagination, useListContext } from "react-admin";
import { Trans, useLingui } from "@lingui/react/macro";
import { Inbox } from "lucide-react";
import { Link } from "react-router";
import type { ChargebackCard } from "../../adapters/http/contract/admin/chargeback-admin-views.ts";
import { CoinAmount } from "../design/coin-amount.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Since } from "../design/since.tsx";
import { listFailure } from "../server/list-failure.ts";
import { MoneyWords, ReportChips } from "./chargeback-words.tsx";
import styles from "../design/record-list.module.css";

const path = (id: ChargebackCard["id"] | number) => `/chargebacks/${id}/show`;

/** Reports in the order in which they were made. */
export function ChargebackTable() {
  const { t } = useLingui();
  const { data, error, refetch, total } = useListContext<ChargebackCard>();
  const isPhone = !useMediaQuery("(width >= 768px)");
  if (error && !data) {
    return <FailureNote failure={listFailure(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (total === 0) return <Nothing />;
  return (
    <>
      <div className={styles.table}>
        {isPhone ? (
          <ul className={styles.list}>
            {data.map((report) => (
              <li key={report.id}>
                <Link className={styles.row ?? ""} to={path(report.id)}>
                  <Who report={report} />
                  <Amount report={report} />
                  <Chips report={report} />
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <Datagrid bulkActionButtons={false} rowClick={(id) => path(id)} aria-label={t`Reports`}>
            <FunctionField<ChargebackCard>
              label={t`Report`}
              sortable={false}
              render={(report) => (
                <Link className={styles.link ?? ""} to={path(report.id)}>
                  <Who report={report} />
                </Link>
              )}
            />
            <FunctionField<ChargebackCard>
              label={t`How much`}
              sortable={false}
              render={(report) => <Amount report={report} />}
            />
            <FunctionField<ChargebackCard>
              label={t`Standing`}
              sortable={false}
              render={(report) => <Chips report={report} />}
            />
            <FunctionField<ChargebackCard>
              label={t`Reported`}
              sortable={false}
              render={({ reportedAt }) => (
                <Trans>
                  <Since at={reportedAt} /> ago
                </Trans>
              )}
            />
          </Datagrid>
        )}
      </div>
      {total !== undefined && total > data.length && <Pagination rowsPerPageOptions={[25]} />}
    </>
  );
}

interface Row {
  readonly report: ChargebackCard;
}

function Who({ report: { seller, buyer, paymentMethodName } }: Row) {
  return (
    <span className={styles.what}>
      <span className={styles.name}>
        <Trans>
          <bdi>{seller}</bdi> reports <bdi>{buyer}</bdi>
        </Trans>
      </span>
      <span className={styles.second}>
        <bdi>{paymentMethodName}</bdi>
      </span>
    </span>
  );
}

function Amount({ report }: Row) {
  const { amount, currency } = report.cryptoAmount;
  return (
    <span className={styles.what}>
      <CoinAmount units={amount} currency={currency} />
      <span className={styles.second}>
        <MoneyWords report={report} />
      </span>
    </span>
  );
}

function Chips({ report }: Row) {
  return (
    <span className={styles.chips}>
      <ReportChips report={report} />
    </span>
  );
}

function Nothing() {
  return (
    <div className={styles.empty}>
      <Inbox size={48} strokeWidth={1} aria-hidden="true" />
      <p>
        <Trans>No report is here.</Trans>
      </p>
    </div>
  );
}
