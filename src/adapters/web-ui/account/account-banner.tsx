import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { ShieldAlert } from "lucide-react";
import { InfoDialog } from "../design/info-dialog.tsx";
import type { StateWords } from "./state-words.tsx";
import styles from "./account-banner.module.css";

/** The state of the reader's account in one line, and behind a button what goes on and what waits. */
export function AccountBanner(props: { words: StateWords }) {
  const { words } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.banner}>
      <ShieldAlert aria-hidden="true" />
      <span>{words.headline}</span>
      <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
        <Trans>What this means</Trans>
      </button>
      <InfoDialog open={isOpen} title={words.headline} onClose={() => setIsOpen(false)}>
        <p>{words.goesOn}</p>
        <p>{words.waits}</p>
        <p>
          <Trans>
            Your balance stays yours. The reason is between you and support: write to support to ask
            for it.
          </Trans>
        </p>
      </InfoDialog>
    </div>
  );
}
