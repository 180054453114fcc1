import { useState } from "react";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { failureIn, useRead } from "../server/use-read.ts";
import { RoleWords } from "../words/role-words.tsx";
import { useCaseAct } from "./use-case-act.ts";

/** Gives the case to a colleague. */
export function HandOver({ dispute }: { dispute: CaseView }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        {dispute.worker ? <Trans>Hand over</Trans> : <Trans>Assign</Trans>}
      </Button>
      {isAsking && <HandOverDialog dispute={dispute} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function HandOverDialog(props: { dispute: CaseView; onClose: () => void }) {
  const { t } = useLingui();
  const { dispute, onClose } = props;
  const { data, error, refetch } = useRead("listColleagues", {});
  const [chosen, setChosen] = useState("");
  const { send, isSending, failure } = useCaseAct();
  const colleagues = data?.filter(({ id }) => id !== dispute.worker?.id) ?? [];
  const give = async (reason: string) => {
    const input = { parameters: { id: dispute.id }, body: { staff_id: chosen, reason } };
    if (await send(() => client.call("assignCase", input))) onClose();
  };
  return (
    <ReasonDialog
      title={<Trans>Hand the case over</Trans>}
      act={<Trans>Hand it over</Trans>}
      isReady={chosen !== ""}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void give(reason)}
      onClose={onClose}
    >
      <p>
        <Trans>From then on only the other case worker asks, writes and decides.</Trans>
      </p>
      <FailureNote failure={failureIn(error)} onRetry={() => void refetch()} />
      <TextField
        select
        label={t`To`}
        value={chosen}
        disabled={!data}
        onChange={(event) => setChosen(event.target.value)}
      >
        {colleagues.map(({ id, username, role, openCases }) => (
          <MenuItem key={id} value={id}>
            <span>
              <bdi>{username}</bdi> · <RoleWords role={role} /> ·{" "}
              <Plural value={openCases} one="# open case" other="# open cases" />
            </span>
          </MenuItem>
        ))}
      </TextField>
    </ReasonDialog>
  );
}
