import { Trans, useLingui } from "@lingui/react/macro";
import type { ChargebackCard } from "../../adapters/http/contract/admin/chargeback-admin-views.ts";
import { CoinAmount } from "../design/coin-amount.tsx";
import { RecordTable } from "../design/record-table.tsx";
import { Since } from "../design/since.tsx";
import { MoneyWords, ReportChips } from "./chargeback-words.tsx";
import styles from "../design/record-list.module.css";

/** Reports in the order they were made. */
export function ChargebackTable() {
  const { t } = useLingui();
  return (
    <RecordTable<ChargebackCard>
      label={t`Reports`}
      path={(id) => `/chargebacks/${id}/show`}
      nothing={<Trans>No reports.</Trans>}
      short={short}
      columns={[
        { label: t`Report`, render: (report) => <Who report={report} /> },
        { label: t`How much`, render: (report) => <Amount report={report} /> },
        { label: t`Record`, render: (report) => <Chips report={report} /> },
        {
          label: t`Reported`,
          render: ({ reportedAt }) => (
            <Trans>
              <Since at={reportedAt} /> ago
            </Trans>
          ),
        },
      ]}
    />
  );
}

const short = (report: ChargebackCard) => (
  <>
    <Who report={report} />
    <Amount report={report} />
    <Chips report={report} />
  </>
);

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
