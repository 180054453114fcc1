import { Trans, useLingui } from "@lingui/react/macro";
import type { CaseCard } from "../../adapters/http/contract/admin/case-views.ts";
import { Escalation } from "../case/case-head.tsx";
import { ReasonWords } from "../words/reason-words.tsx";
import { Chip } from "../design/chip.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { RecordTable } from "../design/record-table.tsx";
import { TradeMoney, TwoParties } from "../design/trade-money.tsx";
import { Waiting } from "./waiting.tsx";
import styles from "../design/record-list.module.css";

/** Cases by urgency. `folder`: the section where their pages open. */
export function CaseTable({ folder }: { folder: "disputes" | "appeals" }) {
  const { t } = useLingui();
  return (
    <RecordTable<CaseCard>
      label={t`Cases`}
      path={(id) => `/${folder}/${id}/show`}
      nothing={<Trans>Nothing is waiting.</Trans>}
      short={short}
      columns={[
        { label: t`Trade`, render: ({ id }) => <bdi className={styles.name}>{id}</bdi> },
        { label: t`Who`, render: (dispute) => <TwoParties trade={dispute} /> },
        { label: t`What`, render: (dispute) => <What dispute={dispute} /> },
        { label: t`How much`, render: (dispute) => <TradeMoney trade={dispute} /> },
        { label: t`Waiting`, render: (dispute) => <Waiting dispute={dispute} /> },
        { label: t`Worker`, render: (dispute) => <Worker dispute={dispute} /> },
      ]}
    />
  );
}

const short = (dispute: CaseCard) => <Short dispute={dispute} />;

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
          <Trans>second review</Trans>
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
  const { buyer, seller, cryptoAmount, reason } = dispute;
  return (
    <>
      <span className={styles.what}>
        <bdi className={styles.name}>
          {buyer} · {seller}
        </bdi>
        <span className={styles.second}>
          <CoinAmount units={cryptoAmount.amount} currency={cryptoAmount.currency} /> ·{" "}
          <ReasonWords reason={reason} />
        </span>
      </span>
      <Waiting dispute={dispute} />
    </>
  );
}
