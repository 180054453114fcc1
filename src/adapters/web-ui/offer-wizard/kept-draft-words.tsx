import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { draftPath } from "../navigation/paths.ts";
import type { KeptDraft } from "./use-kept-draft.ts";
import styles from "./wizard.module.css";

/** Whether the draft is kept, and what to do where another device has a newer one. */
export function KeptDraftWords({ kept }: { kept: KeptDraft }): ReactNode {
  switch (kept.state) {
    case "unsaved":
      return null;
    case "saved":
      return (
        <p className={styles.kept} role="status">
          <Trans>Draft saved: you can go on with it on any of your devices.</Trans>
        </p>
      );
    case "full":
      return (
        <Notice tone="warning">
          <Trans>You can&apos;t keep more drafts. This one is lost when you leave the page.</Trans>
        </Notice>
      );
    case "elsewhere":
      return (
        <Notice
          tone="warning"
          act={
            <div className={styles.acts}>
              <Button variant="plain" onClick={() => void kept.overwrite()}>
                <Trans>Keep this one</Trans>
              </Button>
              {kept.id !== undefined && (
                <Button
                  variant="plain"
                  onClick={() => window.location.assign(draftPath(kept.id ?? ""))}
                >
                  <Trans>Load the other one</Trans>
                </Button>
              )}
            </div>
          }
        >
          <Trans>
            This draft was changed or removed on another device. Nothing was overwritten.
          </Trans>
        </Notice>
      );
  }
}
