import { lazy, Suspense, useSyncExternalStore, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { FlaskConical, RefreshCw, WifiOff } from "lucide-react";
import { useLocation } from "wouter";
import type { PageReader } from "../../http/contract/account/current-user.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { verifyEmailPath } from "../navigation/paths.ts";
import { usePageState } from "../page-context.ts";
import { useOutdated } from "../server/app-version.ts";
import { useReader } from "../server/use-reader.ts";
import styles from "./banners.module.css";

/** Loaded on demand: very few users ever see them. */
const StateBanner = lazy(async () => ({
  default: (await import("../account/state-banner.tsx")).StateBanner,
}));
const HeldWords = lazy(async () => ({
  default: (await import("../account/held-words.tsx")).HeldWords,
}));

const SignInAsked = lazy(async () => ({
  default: (await import("../account/sign-in-asked.tsx")).SignInAsked,
}));

const SiteBanners = lazy(async () => ({
  default: (await import("./site-banners.tsx")).SiteBanners,
}));

/**
 * What is announced to the whole site and what a company has to do, then notices for every page, one at a time: a lost connection, then a page older than the server, then
 * the account state, then what is held after a reset, then an unconfirmed address, then the demo.
 */
export function Banners() {
  const { announcements } = usePageState();
  const { isLogged, isUnverifiedCorporateAccount } = useReader();
  return (
    <div role="status">
      {isLogged && (
        <Suspense fallback={null}>
          <SignInAsked />
        </Suspense>
      )}
      {(announcements.length > 0 || isUnverifiedCorporateAccount) && (
        <Suspense fallback={null}>
          <SiteBanners />
        </Suspense>
      )}
      <TheBanner />
    </div>
  );
}

function TheBanner(): ReactNode {
  const { isDemo } = usePageState();
  const reader = useReader();
  const isOutdated = useOutdated() !== "no";
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  if (!isOnline) {
    return (
      <p className={`${styles.banner} ${styles.warning}`}>
        <WifiOff aria-hidden="true" />
        <Trans>You're offline. This page may be out of date.</Trans>
      </p>
    );
  }
  if (isOutdated) {
    return (
      <div className={styles.banner}>
        <RefreshCw aria-hidden="true" />
        <span>
          <Trans>A new version is here. Finish what you are typing, then reload.</Trans>
        </span>
        <button type="button" className={styles.act} onClick={() => window.location.reload()}>
          <Trans>Reload</Trans>
        </button>
      </div>
    );
  }
  if (hasState(reader)) {
    return (
      <Suspense fallback={null}>
        <StateBanner reader={reader} />
      </Suspense>
    );
  }
  if (reader.sendsHeldUntil !== null) {
    return (
      <p className={`${styles.banner} ${styles.warning}`}>
        <Suspense fallback={null}>
          <HeldWords until={reader.sendsHeldUntil} />
        </Suspense>
      </p>
    );
  }
  if (reader.isLogged && !reader.isEmailVerified)
    return <EmailBanner isBounced={reader.isFakeEmail} />;
  if (!isDemo) return undefined;
  return (
    <p id="banner-demo-mode" className={styles.banner}>
      <FlaskConical aria-hidden="true" />
      <Trans>Demo: all money here is play money.</Trans>
    </p>
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

function hasState(reader: PageReader): boolean {
  const { compromised, isSuspended, isFrozen, isOnHold, isRestricted } = reader;
  return compromised || isSuspended || isFrozen || isOnHold || isRestricted;
}

function onConnectionChange(look: () => void): () => void {
  window.addEventListener("online", look);
  window.addEventListener("offline", look);
  return () => {
    window.removeEventListener("online", look);
    window.removeEventListener("offline", look);
  };
}
