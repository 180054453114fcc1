import { useState } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Assurance } from "../design/assurance.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Field } from "../design/field.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { TextArea } from "../design/text-area.tsx";
import { usePolicy } from "../page-policy.ts";
import { failureWords } from "../trade/failure-words.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { PolicyTime } from "../design/policy-number.tsx";
import { NoticeFile } from "./notice-file.tsx";
import {
  emptyReport,
  needsSupport,
  reportFaults,
  type ReportFaults,
  type ReportForm,
} from "./report-form.ts";
import { SupportDialog } from "./support-dialog.tsx";
import type { Chargeback } from "./use-chargeback.ts";
import styles from "./report-dialog.module.css";

/** Asks the seller what the bank says about a reversed payment. */
export function ReportDialog(props: {
  view: TradeView;
  facts: TradeFacts;
  chargeback: Chargeback;
}) {
  const { view, facts, chargeback } = props;
  const [form, setForm] = useState<ReportForm>(emptyReport);
  const [wasTried, setWasTried] = useState(false);
  const { dispute } = usePolicy();
  const faults = reportFaults(form, view, dispute);
  const shown = wasTried ? faults : {};
  const change = (part: Partial<ReportForm>) => setForm({ ...form, ...part });
  const confirm = () => {
    setWasTried(true);
    if (Object.keys(faults).length > 0) return;
    if (needsSupport(form)) chargeback.ask("support");
    else chargeback.run({ what: "report", form });
  };
  if (chargeback.asked === "support") {
    return <SupportDialog onBack={() => chargeback.ask("report")} onClose={chargeback.close} />;
  }
  return (
    <ConfirmDialog
      open
      title={<Trans>Was the payment reversed?</Trans>}
      effect={
        <Trans>
          <bdi>{facts.partner}</bdi> has{" "}
          <PolicyTime of={({ trade }) => trade.chargebackAnswerWithin} /> to respond. Then a
          moderator decides. If your report is confirmed, <bdi>{facts.partner}</bdi> owes you the
          crypto of this trade.
        </Trans>
      }
      confirmLabel={<Trans>Send report</Trans>}
      variant="primary"
      busy={chargeback.isBusy}
      onConfirm={confirm}
      onCancel={chargeback.close}
    >
      <TextArea
        label={<Trans>What happened</Trans>}
        error={shown.text && <TextFault fault={shown.text} />}
        rows={3}
        dir="auto"
        value={form.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <Field
        label={<Trans>Reference in your bank's notice</Trans>}
        error={shown.bankReference && <Trans>Copy it from your bank's notice.</Trans>}
        dir="auto"
        value={form.bankReference}
        onChange={(event) => change({ bankReference: event.currentTarget.value })}
      />
      <div className={styles.pair}>
        <Field
          label={<Trans>Amount that was taken back</Trans>}
          error={shown.amount && <MostTaken view={view} />}
          suffix={<bdi>{view.currency}</bdi>}
          inputMode="decimal"
          value={form.amount}
          onChange={(event) => change({ amount: event.currentTarget.value })}
        />
        <Field
          label={<Trans>On which day</Trans>}
          error={
            shown.date && <Trans>Enter the day from your bank's notice, after this trade.</Trans>
          }
          type="date"
          min={view.startedAt.slice(0, 10)}
          max={view.now.slice(0, 10)}
          value={form.date}
          onChange={(event) => change({ date: event.currentTarget.value })}
        />
      </div>
      <NoticeFile tradeId={view.id} onStored={(attachmentId) => change({ attachmentId })} />
      <Assurance
        isGiven={form.isVerified}
        isMissing={shown.isVerified !== undefined}
        onChange={(isVerified) => change({ isVerified })}
      >
        <Trans>I checked this against my bank's notice.</Trans>
      </Assurance>
      {chargeback.failure && (
        <Notice tone="danger">{failureWords(chargeback.failure, facts.partner)}</Notice>
      )}
    </ConfirmDialog>
  );
}

function MostTaken({ view }: { view: TradeView }) {
  const amount = <Money currency={view.currency} amount={view.fiatAmount} />;
  return <Trans>Enter what was taken back, up to {amount}.</Trans>;
}

function TextFault({ fault }: { fault: NonNullable<ReportFaults["text"]> }) {
  const { fewestExplanationCharacters } = usePolicy().dispute;
  switch (fault) {
    case "too_long":
      return <Trans>This is too long.</Trans>;
    case "unreadable":
      return <Trans>This contains characters that can't be shown. Remove them.</Trans>;
    case "missing":
    case "too_short":
      return (
        <Plural
          value={fewestExplanationCharacters}
          one="Write at least # character."
          other="Write at least # characters."
        />
      );
  }
}
