import { useState, type KeyboardEvent } from "react";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import type { StoredAttachmentView } from "../../adapters/http/contract/attachment/attachment-views.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { isSendKey } from "../acts/send-key.ts";
import { MessageFiles } from "./message-files.tsx";
import { sendFile } from "./send-file.ts";
import { useCaseAct } from "./use-case-act.ts";
import styles from "../design/forms.module.css";

/** Writes to both parties in their chat, with files. */
export function Composer({ dispute: { id } }: { dispute: CaseView }) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly StoredAttachmentView[]>([]);
  const { send, isSending, failure } = useCaseAct();
  const upload = useAct();
  const add = async (chosen: readonly File[]) => {
    for (const file of chosen) {
      const stored = await upload.send(() => sendFile(id, file));
      if (!stored) return;
      setFiles((known) => [...known, stored]);
    }
  };
  const submit = async () => {
    const attachments = files.map((file) => file.id);
    const body = {
      ...(text.trim() !== "" && { text }),
      ...(attachments.length > 0 && { attachments }),
    };
    const done = await send(() => client.call("messageParties", { parameters: { id }, body }));
    if (!done) return;
    setText("");
    setFiles([]);
  };
  const press = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <div className={styles.form}>
      <TextField
        label={t`Message to both sides`}
        multiline
        maxRows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <FailureNote failure={failure ?? upload.failure} />
      <div className={styles.row}>
        <MessageFiles
          files={files}
          isSending={upload.isSending}
          onAdd={(chosen) => void add(chosen)}
          onRemove={(gone) => setFiles((known) => known.filter((each) => each.id !== gone))}
        />
        {(text.trim() !== "" || files.length > 0) && (
          <Button
            variant="outlined"
            disabled={isSending || upload.isSending}
            onClick={() => void submit()}
          >
            <Trans>Send to both</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
