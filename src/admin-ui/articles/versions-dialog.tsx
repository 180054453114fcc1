import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { Trans } from "@lingui/react/macro";
import type { AdminArticleView } from "../../adapters/http/contract/admin/articles.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import columns from "../design/columns.module.css";

/** Every version of an article, newest first. */
export function VersionsDialog(props: { article: AdminArticleView; onClose: () => void }) {
  const { article, onClose } = props;
  const { kind, slug, locale } = article;
  const parameters = { kind, slug, locale };
  const { data, error, refetch } = useRead("viewArticleVersions", { parameters });
  return (
    <Dialog open onClose={onClose} fullWidth>
      <DialogTitle>
        <bdi>{article.title}</bdi>
      </DialogTitle>
      <DialogContent>
        <FailureNote failure={data ? undefined : failureIn(error)} onRetry={() => void refetch()} />
        <ul className={columns.list}>
          {data?.map((each) => (
            <li key={each.version} className={columns.item}>
              <p className={columns.second}>
                <bdi>{each.version}</bdi>
                {" · "}
                <Moment at={each.changedAt} />
                {each.madeBy !== null && (
                  <>
                    {" · "}
                    <bdi>{each.madeBy}</bdi>
                  </>
                )}
              </p>
              <p className={columns.text}>
                <bdi dir="auto">{each.body}</bdi>
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
