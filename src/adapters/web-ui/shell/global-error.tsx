import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { ServerOff } from "lucide-react";
import { ConfirmDialog } from "../design/dialog.tsx";
import { reloadLater } from "../server/app-version.ts";
import styles from "./global-error.module.css";

export interface GlobalErrorProps {
  readonly kind: "default" | "page-reload-required";
}

/**
 * What concerns the whole page: a call is being retried, or the server runs another build. The first
 * one takes neither the focus nor the page, so that nobody who is typing is interrupted.
 */
export function GlobalError({ kind }: GlobalErrorProps): ReactNode {
  if (kind === "default") {
    return (
      <div className={styles.place}>
        <section role="alert" className={styles.popup}>
          <ServerOff aria-hidden="true" />
          <div>
            <h2 className={styles.title}>
              <Trans>Our server isn't answering</Trans>
            </h2>
            <p className={styles.words}>
              <Trans>We're trying again. What you typed is kept.</Trans>
            </p>
          </div>
        </section>
      </div>
    );
  }
  return (
    <ConfirmDialog
      open
      title={<Trans>A new version is here</Trans>}
      effect={
        <Trans>
          Reload the page to continue with it. Reloading discards what you are typing: finish that
          first, then reload from the bar at the top.
        </Trans>
      }
      confirmLabel={<Trans>Reload</Trans>}
      variant="primary"
      onConfirm={() => window.location.reload()}
      onCancel={reloadLater}
    />
  );
}
