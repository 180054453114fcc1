import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import {
  personReportReasons,
  type PersonReportPlace,
  type PersonReportReason,
} from "../../../domain/person-report/person-report.ts";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { ReportDialog, type TypedReport } from "./report-dialog.tsx";

/** Where somebody is reported. */
export interface ReportedAt {
  readonly place: PersonReportPlace;
  readonly trade_id?: string;
  readonly offer_id?: string;
  readonly chat_id?: string;
}

/** Asks what is wrong with a person, and sends it to the moderators. */
export function ReportPersonDialog(props: {
  username: string;
  at: ReportedAt;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { username, at, onDone, onCancel } = props;
  const act = useAct();
  const send = async (report: TypedReport<PersonReportReason>) => {
    const body = { ...at, ...report };
    const done = await act.send(() =>
      client.call("reportPerson", { parameters: { username }, body }),
    );
    if (done?.ok === true) onDone();
  };
  return (
    <ReportDialog
      title={
        <Trans>
          Report <bdi>{username}</bdi>?
        </Trans>
      }
      effect={
        <Trans>
          A moderator reads your report. The person isn't told who reported them. To dispute a
          trade, use the trade's help instead.
        </Trans>
      }
      reasons={personReportReasons}
      wordsOf={reasonWords}
      otherLabel={<Trans>What happened?</Trans>}
      busy={act.isBusy}
      failure={act.failure && <FailureWords failure={act.failure} />}
      onSend={(report) => void send(report)}
      onCancel={onCancel}
    />
  );
}

function reasonWords(reason: PersonReportReason): ReactNode {
  switch (reason) {
    case "outside_escrow":
      return <Trans>They want to trade outside the escrow</Trans>;
    case "scam":
      return <Trans>They try to scam people</Trans>;
    case "abusive":
      return <Trans>They insult or threaten</Trans>;
    case "impersonation":
      return <Trans>They pretend to be someone else</Trans>;
    case "several_accounts":
      return <Trans>They use several accounts</Trans>;
    case "other":
      return <Trans>Something else</Trans>;
  }
}
