import { useState } from "react";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { CatalogueEntryView } from "../../adapters/http/contract/admin/catalogue.ts";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";

/** Withdraws an entry, or offers it again. */
export function EntryDialog(props: { entry: CatalogueEntryView; onClose: () => void }) {
  const { entry, onClose } = props;
  const { kind, key, name, isOffered, version } = entry;
  const { t } = useLingui();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const [note, setNote] = useState(entry.note);
  const change = async (reason: string) => {
    const written = note.trim() === "" ? {} : { note };
    const body = { kind, key, is_offered: !isOffered, seen_version: version, reason, ...written };
    const done = await send(() => client.call("changeCatalogue", { body }));
    if (!done) return;
    memory.setQueryData(readKey("viewCatalogue", { query: { kind } }), done);
    onClose();
  };
  return (
    <ReasonDialog
      title={isOffered ? <Trans>Withdraw the entry</Trans> : <Trans>Offer the entry again</Trans>}
      act={isOffered ? <Trans>Withdraw</Trans> : <Trans>Offer again</Trans>}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void change(reason)}
      onClose={onClose}
    >
      <p>
        <bdi>{name}</bdi>
      </p>
      {isOffered && (
        <p>
          <Trans>No new offer can name it, and no list shows it. Active trades go on.</Trans>
        </p>
      )}
      <TextField
        label={t`Note for staff`}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </ReasonDialog>
  );
}
