import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLocation } from "wouter";
import type { PageReader } from "../../http/contract/account/current-user.ts";
import { HeldWords } from "../account/held-words.tsx";
import { StateBanner } from "../account/state-banner.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { consentPath, verifyEmailPath } from "../navigation/paths.ts";
import { hasState } from "./has-state.ts";
import styles from "./banners.module.css";

/** Documents to accept, else the account state, else what is held after a reset, else an unconfirmed address. */
export function OwnBanner({ reader }: { reader: PageReader }): ReactNode {
  if (reader.owesConsent) return <ConsentBanner />;
  if (hasState(reader)) return <StateBanner reader={reader} />;
  if (reader.sendsHeldUntil !== null) {
    return (
      <p className={`${styles.banner} ${styles.warning}`}>
        <HeldWords until={reader.sendsHeldUntil} />
      </p>
    );
  }
  return <EmailBanner isBounced={reader.isFakeEmail} />;
}

/** Until the documents in force are accepted; the page that does it says so itself. */
function ConsentBanner() {
  const [path] = useLocation();
  if (path === consentPath) return undefined;
  return (
    <div className={`${styles.banner} ${styles.warning}`}>
      <AppLink className={styles.act} to={consentPath}>
        <Trans>Our terms or privacy policy changed. Accept them to continue.</Trans>
      </AppLink>
    </div>
  );
}

/** Until the address is confirmed; the page that does it says so itself. */
function EmailBanner({ isBounced }: { isBounced: boolean }) {
  const [path] = useLocation();
  if (path === verifyEmailPath) return undefined;
  return (
    <div id="banner-verify-email" className={styles.banner}>
      <AppLink className={styles.act} to={verifyEmailPath}>
        {isBounced ? (
          <Trans>We can't use your email address. Enter another one.</Trans>
        ) : (
          <Trans>Confirm your email address</Trans>
        )}
      </AppLink>
    </div>
  );
}
