import { lazy, Suspense, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { ShieldAlert } from "lucide-react";
import type { StateWords } from "./state-words.tsx";
import styles from "./account-banner.module.css";

/** Fetched when somebody asks: nearly nobody ever sees this banner, and every page carries it. */
const AccountStateDialog = lazy(async () => ({
  default: (await import("./account-state-dialog.tsx")).AccountStateDialog,
}));

/** The state of the reader's account in one line, and behind a button what goes on and what waits. */
export function AccountBanner(props: { words: StateWords }) {
  const { words } = props;
  const [dialog, setDialog] = useState<"never" | "open" | "closed">("never");
  return (
    <div className={styles.banner}>
      <ShieldAlert aria-hidden="true" />
      <span>{words.headline}</span>
      <button type="button" className={styles.more} onClick={() => setDialog("open")}>
        <Trans>What this means</Trans>
      </button>
      {dialog !== "never" && (
        <Suspense fallback={null}>
          <AccountStateDialog
            words={words}
            open={dialog === "open"}
            onClose={() => setDialog("closed")}
          />
        </Suspense>
      )}
    </div>
  );
}
