import { Dialog } from "@base-ui/react/dialog";
import { Trans } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { SupportTopic } from "../../../domain/support/support-topic.ts";
import { Spoken } from "../design/spoken.tsx";
import { SupportThread } from "./support-thread.tsx";
import styles from "./support.module.css";

/** The chat with support over the page, which stays as it is; on a phone it fills the window. */
export function SupportOverlay({ topic, onClose }: { topic: SupportTopic; onClose: () => void }) {
  return (
    <Dialog.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.overlay}>
          <Dialog.Title className={styles.hiddenTitle}>
            <Trans>Support</Trans>
          </Dialog.Title>
          <SupportThread
            topic={topic}
            close={
              <button type="button" className={styles.close} onClick={onClose}>
                <Spoken>
                  <Trans>Close support</Trans>
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
