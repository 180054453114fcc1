import { Trans } from "@lingui/react/macro";
import { InfoDialog } from "../design/info-dialog.tsx";
import styles from "./list-keys.module.css";

/** The keys of the list of one's offers. */
export function ListKeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <InfoDialog open={open} title={<Trans>Keyboard shortcuts</Trans>} onClose={onClose}>
      <dl className={styles.keys}>
        <dt>
          <kbd>↑</kbd> <kbd>↓</kbd>
        </dt>
        <dd>
          <Trans>Go to the next or previous offer</Trans>
        </dd>
        <dt>
          <kbd>
            <Trans>Space</Trans>
          </kbd>
        </dt>
        <dd>
          <Trans>Turn the offer on or off</Trans>
        </dd>
        <dt>
          <kbd>e</kbd>
        </dt>
        <dd>
          <Trans>Edit the offer</Trans>
        </dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>
          <Trans>Show these shortcuts</Trans>
        </dd>
      </dl>
    </InfoDialog>
  );
}
