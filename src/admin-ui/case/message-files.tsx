import { useRef } from "react";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import { Trans, useLingui } from "@lingui/react/macro";
import type { StoredAttachmentView } from "../../adapters/http/contract/attachment/attachment-views.ts";
import styles from "../design/forms.module.css";

/** The files of the next message to both sides. */
export function MessageFiles(props: {
  files: readonly StoredAttachmentView[];
  isSending: boolean;
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
}) {
  const { files, isSending, onAdd, onRemove } = props;
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {files.length > 0 && (
        <div className={styles.row} role="group" aria-label={t`Files of your message`}>
          {files.map(({ id, name }) => (
            <Chip
              key={id}
              label={<bdi>{name}</bdi>}
              onDelete={() => onRemove(id)}
              aria-label={t`${name ?? ""}: press Delete to leave it out`}
            />
          ))}
        </div>
      )}
      <Button size="small" disabled={isSending} onClick={() => input.current?.click()}>
        <Trans>Add files</Trans>
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,application/pdf"
        onChange={({ currentTarget }) => {
          onAdd(Array.from(currentTarget.files ?? []));
          // The same file can be chosen once more.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
