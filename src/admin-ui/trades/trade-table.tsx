import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffTradeCard } from "../../adapters/http/contract/admin/people-views.ts";
import { Chip } from "../design/chip.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { Moment } from "../design/moment.tsx";
import { RecordTable } from "../design/record-table.tsx";
import { TradeMoney, TwoParties } from "../design/trade-money.tsx";
import { TradeStatusWords } from "../words/trade-status-words.tsx";
import styles from "../design/record-list.module.css";

/** Trades as far as a list tells of them; what a trade holds is read for a reason. */
export function TradeTable() {
  const { t } = useLingui();
  return (
    <RecordTable<StaffTradeCard>
      label={t`Trades`}
      path={(id) => `/trades/${id}/show`}
      nothing={<Trans>No trade fits.</Trans>}
      short={short}
      columns={[
        { label: t`Trade`, render: ({ id }) => <bdi className={styles.name}>{id}</bdi> },
        { label: t`Who`, render: (trade) => <TwoParties trade={trade} /> },
        { label: t`Status`, render: (trade) => <Status trade={trade} /> },
        { label: t`How much`, render: (trade) => <TradeMoney trade={trade} /> },
        { label: t`Started`, render: ({ startedAt }) => <Moment at={startedAt} /> },
      ]}
    />
  );
}

const short = (trade: StaffTradeCard) => <Short trade={trade} />;

interface Row {
  readonly trade: StaffTradeCard;
}

function Status({ trade: { status, closedAt } }: Row) {
  return (
    <Chip tone={closedAt === null ? "info" : "neutral"}>
      <TradeStatusWords status={status} />
    </Chip>
  );
}

function Short({ trade }: Row) {
  const { buyer, seller, cryptoAmount } = trade;
  return (
    <>
      <span className={styles.what}>
        <bdi className={styles.name}>
          {buyer} · {seller}
        </bdi>
        <span className={styles.second}>
          <CoinAmount units={cryptoAmount.amount} currency={cryptoAmount.currency} />
        </span>
      </span>
      <span className={styles.chips}>
        <Status trade={trade} />
      </span>
    </>
  );
}
