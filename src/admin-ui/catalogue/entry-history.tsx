import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { Trans } from "@lingui/react/macro";
import type { CatalogueEntryView } from "../../adapters/http/contract/admin/catalogue.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { TraitsAfter } from "./traits-after.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import columns from "../design/columns.module.css";

/** Every decision about an entry, newest first. */
export function EntryHistory(props: { entry: CatalogueEntryView; onClose: () => void }) {
  const { entry, onClose } = props;
  const parameters = { kind: entry.kind, key: entry.key };
  const { data, error, refetch } = useRead("viewCatalogueHistory", { parameters });
  return (
    <Dialog open onClose={onClose} fullWidth>
      <DialogTitle>
        <bdi>{entry.name}</bdi>
      </DialogTitle>
      <DialogContent>
        <FailureNote failure={data ? undefined : failureIn(error)} onRetry={() => void refetch()} />
        <ul className={columns.list}>
          {data?.map(({ version, isOffered, note, traits, madeBy, at }) => (
            <li key={version} className={columns.item}>
              <p className={columns.line}>
                {isOffered ? <Trans>Offered</Trans> : <Trans>Withdrawn</Trans>}
              </p>
              <TraitsAfter traits={traits} />
              {note !== "" && (
                <p className={columns.text}>
                  <bdi dir="auto">{note}</bdi>
                </p>
              )}
              <p className={columns.second}>
                <Moment at={at} />
                {madeBy !== null && (
                  <>
                    {" · "}
                    <bdi>{madeBy}</bdi>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
