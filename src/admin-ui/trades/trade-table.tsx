import Skeleton from "@mui/material/Skeleton";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Datagrid, FunctionField, Pagination, SimpleList, useListContext } from "react-admin";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { StaffTradeCard } from "../../adapters/http/contract/admin/people-views.ts";
import { Chip } from "../design/chip.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { listFailure } from "../server/list-failure.ts";
import { TradeStatusWords } from "./trade-status-words.tsx";
import styles from "../design/list.module.css";

const path = (id: StaffTradeCard["id"] | number) => `/trades/${id}/show`;

/** Trades as far as a list tells of them; what a trade holds is read for a reason. */
export function TradeTable() {
  const { t } = useLingui();
  const { data, error, refetch, total } = useListContext<StaffTradeCard>();
  const isPhone = !useMediaQuery("(width >= 768px)");
  if (error && !data) {
    return <FailureNote failure={listFailure(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (total === 0) {
    return (
      <p className={styles.empty}>
        <Trans>No trade fits.</Trans>
      </p>
    );
  }
  return (
    <>
      <div className={styles.table}>
        {isPhone ? (
          <SimpleList<StaffTradeCard>
            rowClick={(id) => path(id)}
            primaryText={twoNames}
            secondaryText={inShort}
          />
        ) : (
          <Datagrid bulkActionButtons={false} rowClick={(id) => path(id)} aria-label={t`Trades`}>
            <FunctionField<StaffTradeCard>
              label={t`Trade`}
              sortable={false}
              render={({ id }) => (
                <Link className={styles.name ?? ""} to={path(id)}>
                  <bdi>{id}</bdi>
                </Link>
              )}
            />
            <FunctionField<StaffTradeCard>
              label={t`Who`}
              sortable={false}
              render={({ buyer, seller }) => (
                <>
                  <div>
                    <bdi>{buyer}</bdi>
                  </div>
                  <div className={styles.second}>
                    <Trans>
                      buys from <bdi>{seller}</bdi>
                    </Trans>
                  </div>
                </>
              )}
            />
            <FunctionField<StaffTradeCard>
              label={t`Status`}
              sortable={false}
              render={(trade) => <Status trade={trade} />}
            />
            <FunctionField<StaffTradeCard>
              label={t`How much`}
              sortable={false}
              render={(trade) => <Amount trade={trade} />}
            />
            <FunctionField<StaffTradeCard>
              label={t`Started`}
              sortable={false}
              render={({ startedAt }) => <Moment at={startedAt} />}
            />
          </Datagrid>
        )}
      </div>
      {total !== undefined && total > data.length && <Pagination rowsPerPageOptions={[25]} />}
    </>
  );
}

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

function Amount({ trade: { cryptoAmount, fiatAmount, currency, usdValue } }: Row) {
  return (
    <div className={styles.amount}>
      <div>
        <CoinAmount units={cryptoAmount.amount} currency={cryptoAmount.currency} />
      </div>
      <div className={styles.second}>
        <bdi>
          {fiatAmount} {currency} · ${usdValue}
        </bdi>
      </div>
    </div>
  );
}

const twoNames = ({ buyer, seller }: StaffTradeCard) => (
  <bdi>
    {buyer} · {seller}
  </bdi>
);
const inShort = (trade: StaffTradeCard) => (
  <>
    <CoinAmount units={trade.cryptoAmount.amount} currency={trade.cryptoAmount.currency} />{" "}
    <Status trade={trade} />
  </>
);
