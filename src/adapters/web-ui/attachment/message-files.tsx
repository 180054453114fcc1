import { lazy, Suspense, useState } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import { FileText, FileVideo } from "lucide-react";
import type {
  AttachmentView,
  ChatFileView,
} from "../../http/contract/attachment/attachment-views.ts";
import { useRead } from "../server/use-read.ts";
import type { FilePlace } from "./send-file.ts";
import styles from "./message-files.module.css";

/** Loaded when somebody looks at a file. */
const FilePreview = lazy(async () => ({
  default: (await import("./file-preview.tsx")).FilePreview,
}));

/** The files of a message as small pictures; pressing one shows it large. */
export function MessageFiles(props: { place: FilePlace; files: readonly AttachmentView[] }) {
  const { place, files } = props;
  const [shown, setShown] = useState<string>();
  const input = { parameters: { id: place.id } };
  const { data, refetch } = useRead(
    place.kind === "trade" ? "listUploads" : "listChatFiles",
    input,
  );
  const found = new Map(data?.data.map((each) => [each.id, each]));
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            {file.name === null ? (
              <p className={styles.gone}>
                <Trans>This file was deleted after its retention period.</Trans>
              </p>
            ) : (
              <button
                type="button"
                className={styles.file}
                onClick={() => {
                  // Addresses end: the large picture gets a new one.
                  void refetch();
                  setShown(file.id);
                }}
              >
                <Picture file={file} upload={found.get(file.id)} onLost={() => void refetch()} />
                <span className={styles.name}>
                  <bdi>{file.name}</bdi>
                  {file.pages !== null && (
                    <span className={styles.pages}>
                      <Plural value={file.pages} one="# page" other="# pages" />
                    </span>
                  )}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Suspense fallback={null}>
          <FilePreview
            files={files.flatMap(({ id }) => found.get(id) ?? [])}
            shown={shown}
            onShow={setShown}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Keeps the address it was first shown by: a new one would only load the same picture again. */
function Picture(props: {
  file: AttachmentView;
  upload: ChatFileView | undefined;
  onLost: () => void;
}) {
  const address = props.upload?.thumbnailUrl ?? undefined;
  const [kept, setKept] = useState<string>();
  const source = kept ?? address;
  if (source === undefined) {
    return (
      <span className={styles.waiting}>
        {props.file.kind.startsWith("video/") ? (
          <FileVideo aria-hidden="true" />
        ) : (
          <FileText aria-hidden="true" />
        )}
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={source}
      alt=""
      onLoad={() => setKept(source)}
      onError={() => {
        if (kept === undefined) return;
        setKept(undefined);
        props.onLost();
      }}
    />
  );
}
