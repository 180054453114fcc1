import { Trans, useLingui } from "@lingui/react/macro";
import { Hourglass, Lock, TriangleAlert } from "lucide-react";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { Chip } from "../design/chip.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { Moment } from "../design/moment.tsx";
import { PageHead } from "../design/page-head.tsx";
import { SpanWords } from "../design/span-words.tsx";
import { HandOver } from "./hand-over.tsx";
import { ReasonWords } from "../words/reason-words.tsx";
import styles from "./case-page.module.css";

/** The case, how long it has been waiting, what is held, why, and who it is assigned to. */
export function CaseHead({ dispute }: { dispute: CaseView }) {
  const { t } = useLingui();
  const { id, now, openedAt, lastActAt, closedAt, escrowState, escalation } = dispute;
  const { cryptoAmount } = dispute;
  const waiting = Date.parse(now) - Date.parse(lastActAt ?? openedAt);
  // After a verdict that nobody appealed there is nothing to do for staff.
  const isOfStaff = dispute.verdict === null || dispute.appealedBy !== null;
  const isWaiting = closedAt === null && isOfStaff;
  return (
    <PageHead name={t`Dispute on ${id}`} end={<End dispute={dispute} />}>
      {isWaiting && (
        <Chip tone="warning" icon={Hourglass}>
          <Trans>
            Waiting <SpanWords span={waiting} />
          </Trans>
        </Chip>
      )}
      {escrowState === "held" && (
        <Chip tone="info" icon={Lock}>
          <Trans>
            <CoinAmount units={cryptoAmount.amount} currency={cryptoAmount.currency} /> held
          </Trans>
        </Chip>
      )}
      {escalation !== "none" && (
        <Chip tone="danger" icon={TriangleAlert}>
          <Escalation escalation={escalation} />
        </Chip>
      )}
      {isWaiting && dispute.decideBy !== null && (
        <Chip tone="warning">
          <Trans>
            Decide by <Moment at={dispute.decideBy} />
          </Trans>
        </Chip>
      )}
      {dispute.hearing > 1 && (
        <Chip tone="neutral">
          <Trans>Second review</Trans>
        </Chip>
      )}
      <span className={styles.reason}>
        <Opener by={dispute.openedBy} /> <ReasonWords reason={dispute.reason} />
      </span>
    </PageHead>
  );
}

/** Who opened the case, before the reason. */
function Opener({ by }: { by: string }) {
  switch (by) {
    case "buyer":
      return <Trans>buyer:</Trans>;
    case "seller":
      return <Trans>seller:</Trans>;
    case "clock":
      return <Trans>by the clock:</Trans>;
    default:
      return <Trans>staff:</Trans>;
  }
}

function End({ dispute }: { dispute: CaseView }) {
  return (
    <>
      <Worker dispute={dispute} />
      {dispute.acts.includes("assign") && <HandOver dispute={dispute} />}
    </>
  );
}

function Worker({ dispute: { worker, isMine } }: { dispute: CaseView }) {
  const codeName = worker?.codeName ?? "";
  const username = worker?.username ?? "";
  if (!worker) return <Trans>assigned to nobody</Trans>;
  if (isMine) {
    return (
      <span>
        <Trans>
          assigned to you · as{" "}
          <b>
            <bdi>{codeName}</bdi>
          </b>
        </Trans>
      </span>
    );
  }
  return (
    <span>
      <Trans>
        assigned to <bdi>{username}</bdi> · as{" "}
        <b>
          <bdi>{codeName}</bdi>
        </b>
      </Trans>
    </span>
  );
}

/** Whom the case has been escalated to. */
export function Escalation({ escalation }: { escalation: CaseView["escalation"] }) {
  switch (escalation) {
    case "none":
      return null;
    case "supermoderators":
      return <Trans>late: supermoderators</Trans>;
    case "admins":
      return <Trans>late: admins</Trans>;
  }
}
