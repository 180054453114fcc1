import { useRef, useState } from "react";
import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { BankListReportView } from "../../adapters/http/contract/admin/bank-lists.ts";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";
import { BankListReport } from "./bank-list-report.tsx";

interface Checked {
  readonly fileName: string;
  readonly text: string;
  readonly report: BankListReportView;
}

/** Chooses a file, shows what each row does, and imports it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const [checked, setChecked] = useState<Checked>();
  const field = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setChecked(undefined);
    const text = await file.text();
    const report = await send(() => client.call("checkBankList", { body: { text } }));
    if (report) setChecked({ fileName: file.name, text, report });
  };
  const importList = async (reason: string) => {
    if (!checked) return;
    const { fileName, text } = checked;
    const body = { text, file_name: fileName, reason };
    const done = await send(() => client.call("importBankList", { body }));
    if (!done) return;
    memory.setQueryData(readKey("viewBankDirectory", {}), done);
    onClose();
  };
  return (
    <ReasonDialog
      title={<Trans>Import a list of banks</Trans>}
      act={<Trans>Import</Trans>}
      isReady={checked !== undefined && checked.report.faulty === 0}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void importList(reason)}
      onClose={onClose}
    >
      <p>
        <Trans>
          A CSV file in UTF-8 whose first line is <bdi>country,code,name,swift_code</bdi>. Banks
          that are known already get the new name and SWIFT code; none is removed.
        </Trans>
      </p>
      <Button variant="outlined" disabled={isSending} onClick={() => field.current?.click()}>
        {checked ? <bdi>{checked.fileName}</bdi> : <Trans>Choose a file</Trans>}
      </Button>
      <input
        ref={field}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t`List of banks`}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // The same file, corrected, can be chosen again.
          event.target.value = "";
        }}
      />
      {checked && <BankListReport report={checked.report} />}
    </ReasonDialog>
  );
}
