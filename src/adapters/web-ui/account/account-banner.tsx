import { lazy, Suspense, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { ShieldAlert } from "lucide-react";
import type { StateWords } from "./state-words.tsx";
import styles from "./account-banner.module.css";

/** Loaded on demand: very few users ever see this banner, but every page includes it. */
const AccountStateDialog = lazy(async () => ({
  default: (await import("./account-state-dialog.tsx")).AccountStateDialog,
}));

/**
 * The user's account state in one line, with the details of what still works and what is paused
 * behind a button.
 */
export function AccountBanner(props: { words: StateWords; id: string | undefined }) {
  const { words, id } = props;
  const [dialog, setDialog] = useState<"never" | "open" | "closed">("never");
  return (
    <div id={id} className={styles.banner}>
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
