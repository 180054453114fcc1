import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FileText } from "lucide-react";
import type { AttachmentView } from "../../adapters/http/contract/attachment/attachment-views.ts";
import { EntryVideo } from "../design/entry-video.tsx";
import { useRead } from "../server/use-read.ts";
import styles from "./entry-files.module.css";

/** Addresses of files end after five minutes. */
const everyMs = 4 * 60_000;

/** The files of a message, each with its small picture; they open in a tab of their own. */
export function EntryFiles(props: { tradeId: string; files: readonly AttachmentView[] }) {
  const { t } = useLingui();
  const { tradeId, files } = props;
  const input = { parameters: { id: tradeId } };
  const { data, isError } = useRead("listCaseFiles", input, { everyMs, isLogged: true });
  const found = new Map(data?.map((each) => [each.id, each]));
  if (isError && !data) return <Trans>The files couldn't be loaded. Reload the page.</Trans>;
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, kind, pages }) => {
        const { url, thumbnailUrl } = found.get(id) ?? {};
        return (
          <li key={id}>
            {name === null ? (
              <i>
                <Trans>deleted after its time</Trans>
              </i>
            ) : kind.startsWith("video/") ? (
              <EntryVideo name={name} url={url ?? undefined} />
            ) : (
              <a className={styles.file} href={url ?? undefined} target="_blank" rel="noreferrer">
                {thumbnailUrl ? (
                  <img className={styles.picture} src={thumbnailUrl} alt={t`Picture of the file`} />
                ) : (
                  <FileText className={styles.picture} aria-hidden="true" />
                )}
                <span className={styles.name}>
                  <bdi>{name}</bdi>
                  {pages !== null && <Plural value={pages} one="# page" other="# pages" />}
                </span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
