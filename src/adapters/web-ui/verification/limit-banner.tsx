import { useSyncExternalStore } from "react";
import { Trans } from "@lingui/react/macro";
import { AppLink } from "../navigation/app-link.tsx";
import { verificationPath } from "../navigation/paths.ts";
import { watchLimit, wasLimitHit } from "../server/limit-hit.ts";
import styles from "../account/account-banner.module.css";

/** After a start was refused by a limit of the level: what lifts it (answers 33). */
export function LimitBanner() {
  const isHit = useSyncExternalStore(watchLimit, wasLimitHit, () => false);
  if (!isHit) return null;
  return (
    <div id="banner-kyc-id-required" className={styles.banner}>
      <span>
        <Trans>You reached a limit of your level. Verify more to lift it.</Trans>
      </span>
      <AppLink className={styles.more} to={verificationPath}>
        <Trans>See what is next</Trans>
      </AppLink>
    </div>
  );
}
