import type { ReactNode } from "react";
import { Dialog } from "@base-ui/react/dialog";
import { Trans } from "@lingui/react/macro";
import { Button } from "./button.tsx";
import styles from "./dialog.module.css";

/** Explains something without a question. `act`: a way on. On a phone it slides in from below. */
export function InfoDialog(props: {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly act?: ReactNode;
  readonly children: ReactNode;
}) {
  const { open, onClose } = props;
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title className={styles.title}>{props.title}</Dialog.Title>
          {props.children}
          <div className={styles.acts}>
            <Button variant="plain" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
            {props.act}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
