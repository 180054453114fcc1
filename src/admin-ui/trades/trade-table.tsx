import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffTradeCard } from "../../adapters/http/contract/admin/people-views.ts";
import { Chip } from "../design/chip.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { Moment } from "../design/moment.tsx";
import { RecordTable } from "../design/record-table.tsx";
import { TradeMoney, TwoParties } from "../design/trade-money.tsx";
import { MarketWords } from "../words/market-words.tsx";
import { tradeStatusTone } from "../words/trade-status-tone.ts";
import { TradeStatusWords } from "../words/trade-status-words.tsx";
import styles from "../design/record-list.module.css";

/** Trades with the data a list may show; a trade's content is read for a reason. */
export function TradeTable() {
  const { t } = useLingui();
  return (
    <RecordTable<StaffTradeCard>
      label={t`Trades`}
      path={(id) => `/trades/${id}/show`}
      nothing={<Trans>No matching trades.</Trans>}
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

function Status({ trade: { status, market } }: Row) {
  return (
    <span className={styles.chips}>
      <Chip tone={tradeStatusTone(status)}>
        <TradeStatusWords status={status} />
      </Chip>
      {market === "play" && (
        <Chip tone="neutral">
          <MarketWords market={market} />
        </Chip>
      )}
    </span>
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
      <Status trade={trade} />
    </>
  );
}
