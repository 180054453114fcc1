import { useRef, useState, type ReactNode } from "react";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { BankListReportView } from "../../adapters/http/contract/admin/bank-lists.ts";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";
import { BankListReport } from "./bank-list-report.tsx";
import { readListFile, type FileFault } from "./read-list-file.ts";

interface Checked {
  readonly fileName: string;
  readonly text: string;
  readonly report: BankListReportView;
}

const faultWords: Readonly<Record<FileFault, ReactNode>> = {
  empty: <Trans>This file is empty.</Trans>,
  too_large: (
    <Trans>
      This file is larger than <bdi>2 MB</bdi>. Split it into several files.
    </Trans>
  ),
  no_text: <Trans>This file isn't text in UTF-8. Save the list again as CSV (UTF-8).</Trans>,
};

/** Chooses a file, shows what each row does, and imports it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const [chosen, setChosen] = useState<{ fileName: string; fault?: FileFault }>();
  const [checked, setChecked] = useState<Checked>();
  const field = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setChecked(undefined);
    const text = await readListFile(file);
    const { name: fileName } = file;
    setChosen({ fileName, ...(typeof text !== "string" && text) });
    if (typeof text !== "string") return;
    const report = await send(() => client.call("checkBankList", { body: { text } }));
    if (report) setChecked({ fileName, text, report });
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
      failure={chosen?.fault ? undefined : failure}
      onSend={(reason) => void importList(reason)}
      onClose={onClose}
    >
      <p>
        <Trans>
          A CSV file in UTF-8, up to <bdi>2 MB</bdi>, whose first line is{" "}
          <bdi>country,code,name,swift_code</bdi>. Banks that are already known get the new name and
          SWIFT code; none is removed.
        </Trans>
      </p>
      {chosen && (
        <p>
          <bdi>{chosen.fileName}</bdi>
        </p>
      )}
      <Button variant="outlined" disabled={isSending} onClick={() => field.current?.click()}>
        {chosen ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
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
      {chosen?.fault && <Alert severity="error">{faultWords[chosen.fault]}</Alert>}
      {checked && <BankListReport report={checked.report} />}
    </ReasonDialog>
  );
}
