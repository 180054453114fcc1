import { Dialog } from "@base-ui/react/dialog";
import { Trans } from "@lingui/react/macro";
import { X } from "lucide-react";
import { Spoken } from "../design/spoken.tsx";
import { Thread } from "./thread.tsx";
import styles from "./messenger.module.css";

/** A chat over the page, which stays as it is; on a phone it fills the window. */
export function MessengerOverlay({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.overlay}>
          <Dialog.Title className={styles.hiddenTitle}>
            <Trans>Messenger</Trans>
          </Dialog.Title>
          <Thread
            id={id}
            close={
              <button type="button" className={styles.dots} onClick={onClose}>
                <Spoken>
                  <Trans>Close chat</Trans>
                </Spoken>
                <X aria-hidden="true" />
              </button>
            }
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
