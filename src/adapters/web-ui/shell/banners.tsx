import { useSyncExternalStore } from "react";
import { Trans } from "@lingui/react/macro";
import { FlaskConical, WifiOff } from "lucide-react";
import { usePageState } from "../page-context.ts";
import styles from "./banners.module.css";

/** What has to be known on every page, one thing at a time: a lost connection before the demo. */
export function Banners() {
  const { isDemo } = usePageState();
  const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  return (
    <div role="status">
      {isOnline ? (
        isDemo && (
          <p className={styles.banner}>
            <FlaskConical aria-hidden="true" />
            <Trans>Demo: all money here is play money.</Trans>
          </p>
        )
      ) : (
        <p className={`${styles.banner} ${styles.warning}`}>
          <WifiOff aria-hidden="true" />
          <Trans>You are offline. What you see may be old; nothing is lost.</Trans>
        </p>
      )}
    </div>
  );
}

function onConnectionChange(look: () => void): () => void {
  window.addEventListener("online", look);
  window.addEventListener("offline", look);
  return () => {
    window.removeEventListener("online", look);
    window.removeEventListener("offline", look);
  };
}
