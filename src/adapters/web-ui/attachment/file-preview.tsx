import type { KeyboardEvent } from "react";
import { Dialog } from "@base-ui/react/dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight, Download } from "lucide-react";
import type { ChatFileView } from "../../http/contract/attachment/attachment-views.ts";
import { Button } from "../design/button.tsx";
import { SentVideo } from "./sent-video.tsx";
import styles from "./file-preview.module.css";

/** One file large; the arrow keys show the others of its message, Escape closes. */
export function FilePreview(props: {
  files: readonly ChatFileView[];
  shown: string;
  onShow: (id: string) => void;
  onClose: () => void;
}) {
  const { files, shown, onShow, onClose } = props;
  const { t } = useLingui();
  const place = files.findIndex(({ id }) => id === shown);
  const file = files[place];
  const go = (to: number) => {
    const next = files[to];
    if (next) onShow(next.id);
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    // The arrows point as the buttons do, which are mirrored right to left.
    const [before, after] = currentTarget.matches(":dir(rtl)")
      ? ["ArrowRight", "ArrowLeft"]
      : ["ArrowLeft", "ArrowRight"];
    if (key === before) go(place - 1);
    if (key === after) go(place + 1);
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} onKeyDown={onKeyDown}>
          <Dialog.Title className={styles.title}>
            <bdi>{file?.name}</bdi>
          </Dialog.Title>
          {file?.kind.startsWith("video/") && (
            <SentVideo
              key={file.id}
              className={styles.picture}
              name={file.name ?? ""}
              url={file.url}
            />
          )}
          {file && !file.kind.startsWith("video/") && (
            <img
              key={file.id}
              className={styles.picture}
              src={(file.pages === null ? file.url : file.thumbnailUrl) ?? ""}
              alt={file.name ?? ""}
            />
          )}
          <div className={styles.acts}>
            {files.length > 1 && (
              <>
                <button
                  type="button"
                  className={styles.turn}
                  aria-label={t`Previous file`}
                  aria-disabled={place <= 0}
                  onClick={() => go(place - 1)}
                >
                  <ChevronLeft aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className={styles.turn}
                  aria-label={t`Next file`}
                  aria-disabled={place >= files.length - 1}
                  onClick={() => go(place + 1)}
                >
                  <ChevronRight aria-hidden="true" />
                </button>
              </>
            )}
            <a className={styles.save} href={file?.url ?? ""} download={file?.name ?? ""}>
              <Download aria-hidden="true" />
              <Trans>Download</Trans>
            </a>
            <Button variant="plain" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
