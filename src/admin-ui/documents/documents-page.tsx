import { useState, type ReactNode } from "react";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import type { PublishedDocumentView } from "../../adapters/http/contract/admin/documents.ts";
import { consentDocuments } from "../../domain/account/consent-documents.ts";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { PageHead } from "../design/page-head.tsx";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureIn, readKey, useRead } from "../server/use-read.ts";
import columns from "../design/columns.module.css";
import page from "../design/page.module.css";

const names: Readonly<Record<PublishedDocumentView["document"], ReactNode>> = {
  terms: <Trans>Terms of service</Trans>,
  privacy: <Trans>Privacy policy</Trans>,
};

/** The versions of the documents that everybody accepts, and putting a new one in force. */
export function DocumentsPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useRead("viewDocuments", {});
  const [isWriting, setWriting] = useState(false);
  const failure = data ? undefined : failureIn(error);
  return (
    <>
      <PageHead
        name={t`Terms and privacy`}
        end={
          <Button
            variant="contained"
            startIcon={<ScrollText size={18} aria-hidden="true" />}
            onClick={() => setWriting(true)}
          >
            <Trans>New version</Trans>
          </Button>
        }
      />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!data && !failure && <Skeleton variant="rounded" height={320} />}
      {data && (
        <div className={page.page}>
          <Card title={<Trans>All versions</Trans>}>
            <ul className={columns.list}>
              {data.map((each) => (
                <Version key={`${each.document} ${each.version}`} published={each} />
              ))}
            </ul>
          </Card>
        </div>
      )}
      {isWriting && <PublishDialog onClose={() => setWriting(false)} />}
    </>
  );
}

function Version({ published }: { published: PublishedDocumentView }) {
  const { document, version, note, publishedAt, publishedBy, isInForce, accepted } = published;
  return (
    <li className={columns.item}>
      <div className={columns.line}>
        <span>
          {names[document]} · <bdi>{version}</bdi>
        </span>
        <Chip tone={isInForce ? "done" : "neutral"}>
          {isInForce ? <Trans>in force</Trans> : <Trans>replaced</Trans>}
        </Chip>
      </div>
      {note !== "" && (
        <p className={columns.text}>
          <bdi dir="auto">{note}</bdi>
        </p>
      )}
      <p className={columns.second}>
        <Moment at={publishedAt} />
        {publishedBy !== null && (
          <>
            {" · "}
            <bdi>{publishedBy}</bdi>
          </>
        )}
        {" · "}
        <Plural value={accepted} one="# person accepted it" other="# people accepted it" />
      </p>
    </li>
  );
}

/** Has everybody asked to accept a document once more. */
function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const [document, setDocument] = useState<PublishedDocumentView["document"]>("terms");
  const [note, setNote] = useState("");
  const publish = async (reason: string) => {
    const body = { document, note, reason };
    const done = await send(() => client.call("publishDocument", { body }));
    if (!done) return;
    memory.setQueryData(readKey("viewDocuments", {}), done);
    onClose();
  };
  return (
    <ReasonDialog
      title={<Trans>New version</Trans>}
      act={<Trans>Put in force</Trans>}
      isReady={note.trim() !== ""}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void publish(reason)}
      onClose={onClose}
    >
      <p>
        <Trans>
          Change the text itself first. From now on everyone is asked to accept it, and can start
          nothing new before that.
        </Trans>
      </p>
      <TextField
        select
        label={t`Document`}
        value={document}
        onChange={(event) =>
          setDocument(consentDocuments.find((each) => each === event.target.value) ?? document)
        }
      >
        {consentDocuments.map((each) => (
          <MenuItem key={each} value={each}>
            {names[each]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t`What changed`}
        helperText={t`For everyone. At most 300 characters.`}
        multiline
        minRows={2}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </ReasonDialog>
  );
}
