import useMediaQuery from "@mui/material/useMediaQuery";
import Skeleton from "@mui/material/Skeleton";
import { Datagrid, FunctionField, Pagination, SimpleList, useListContext } from "react-admin";
import { Trans, useLingui } from "@lingui/react/macro";
import { Inbox } from "lucide-react";
import { Link } from "react-router";
import type { CaseCard } from "../../adapters/http/contract/admin/case-views.ts";
import { Escalation } from "../case/case-head.tsx";
import { ReasonWords } from "../case/reason-words.tsx";
import { Chip } from "../design/chip.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { listFailure } from "../server/list-failure.ts";
import { Waiting } from "./waiting.tsx";
import styles from "./case-table.module.css";

/** Cases in the order in which they have to be seen to. `folder`: whose pages they open in. */
export function CaseTable({ folder }: { folder: "disputes" | "appeals" }) {
  const { t } = useLingui();
  const { data, error, refetch, total } = useListContext<CaseCard>();
  const isPhone = !useMediaQuery("(width >= 768px)");
  const path = (id: CaseCard["id"] | number) => `/${folder}/${id}/show`;
  if (error && !data) {
    return <FailureNote failure={listFailure(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (total === 0) return <Nothing />;
  return (
    <>
      <div className={styles.table}>
        {isPhone ? (
          <SimpleList<CaseCard>
            rowClick={(id) => path(id)}
            primaryText={twoNames}
            secondaryText={inShort}
            tertiaryText={waiting}
          />
        ) : (
          <Datagrid bulkActionButtons={false} rowClick={(id) => path(id)} aria-label={t`Cases`}>
            <FunctionField<CaseCard>
              label={t`Trade`}
              sortable={false}
              render={({ id }) => (
                <Link className={styles.id ?? ""} to={path(id)}>
                  <bdi>{id}</bdi>
                </Link>
              )}
            />
            <FunctionField<CaseCard>
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
            <FunctionField<CaseCard>
              label={t`What`}
              sortable={false}
              render={(each) => <What dispute={each} />}
            />
            <FunctionField<CaseCard>
              label={t`How much`}
              sortable={false}
              render={(each) => <Amount dispute={each} />}
            />
            <FunctionField<CaseCard>
              label={t`Waiting`}
              sortable={false}
              render={(each) => <Waiting dispute={each} />}
            />
            <FunctionField<CaseCard>
              label={t`Worker`}
              sortable={false}
              render={(each) => <Worker dispute={each} />}
            />
          </Datagrid>
        )}
      </div>
      {total !== undefined && total > data.length && <Pagination rowsPerPageOptions={[25]} />}
    </>
  );
}

function Amount({ dispute: { cryptoAmount, fiatAmount, currency, usdValue } }: Row) {
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

const twoNames = ({ buyer, seller }: CaseCard) => (
  <bdi>
    {buyer} · {seller}
  </bdi>
);
const inShort = (dispute: CaseCard) => <Short dispute={dispute} />;
const waiting = (dispute: CaseCard) => <Waiting dispute={dispute} />;

interface Row {
  readonly dispute: CaseCard;
}

function What({ dispute: { reason, waitsForSecond, silentSide, hearing } }: Row) {
  return (
    <>
      <div>
        <ReasonWords reason={reason} />
      </div>
      {waitsForSecond && (
        <Chip tone="info">
          <Trans>second person</Trans>
        </Chip>
      )}
      {silentSide !== null && (
        <Chip tone="warning">
          {silentSide === "buyer" ? <Trans>buyer silent</Trans> : <Trans>seller silent</Trans>}
        </Chip>
      )}
      {hearing > 1 && (
        <Chip tone="neutral">
          <Trans>second hearing</Trans>
        </Chip>
      )}
    </>
  );
}

function Worker({ dispute: { worker, escalation } }: Row) {
  return (
    <>
      {worker ? (
        <bdi>{worker.username}</bdi>
      ) : (
        <span className={styles.second}>
          <Trans>nobody</Trans>
        </span>
      )}
      {escalation !== "none" && (
        <div>
          <Chip tone="danger">
            <Escalation escalation={escalation} />
          </Chip>
        </div>
      )}
    </>
  );
}

function Short({ dispute }: Row) {
  const { cryptoAmount, reason } = dispute;
  return (
    <>
      <CoinAmount units={cryptoAmount.amount} currency={cryptoAmount.currency} /> ·{" "}
      <ReasonWords reason={reason} />
    </>
  );
}

function Nothing() {
  return (
    <div className={styles.empty}>
      <Inbox size={48} strokeWidth={1} aria-hidden="true" />
      <p>
        <Trans>Nothing waits here.</Trans>
      </p>
    </div>
  );
}
