import { lazy, Suspense, useSyncExternalStore, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { FlaskConical, RefreshCw, WifiOff } from "lucide-react";
import type { PageReader } from "../../http/contract/account/current-user.ts";
import { usePageState } from "../page-context.ts";
import { useOutdated } from "../server/app-version.ts";
import { useReader } from "../server/use-reader.ts";
import { hasState } from "./has-state.ts";
import styles from "./banners.module.css";

/** Loaded on demand: very few users ever see them. */
const OwnBanner = lazy(async () => ({
  default: (await import("./own-banner.tsx")).OwnBanner,
}));

const SignInAsked = lazy(async () => ({
  default: (await import("../account/sign-in-asked.tsx")).SignInAsked,
}));

const SiteBanners = lazy(async () => ({
  default: (await import("./site-banners.tsx")).SiteBanners,
}));

/**
 * What is announced to the whole site and what a company has to do, then notices for every page, one
 * at a time: a lost connection, then a page older than the server, then what is about the user, then
 * the demo.
 */
export function Banners() {
  const { announcements } = usePageState();
  const { isLogged, isUnverifiedCorporateAccount, isVerificationAsked } = useReader();
  const isAsked = isUnverifiedCorporateAccount || isVerificationAsked;
  return (
    <div role="status">
      {isLogged && (
        <Suspense fallback={null}>
          <SignInAsked />
        </Suspense>
      )}
      {(announcements.length > 0 || isAsked) && (
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
  if (hasOwn(reader)) {
    return (
      <Suspense
        fallback={
          <p className={styles.banner}>
            <span className={styles.act} />
          </p>
        }
      >
        <OwnBanner reader={reader} />
      </Suspense>
    );
  }
  if (!isDemo && !reader.isDemoAccount) return undefined;
  return (
    <p id="banner-demo-mode" className={styles.banner}>
      <FlaskConical aria-hidden="true" />
      <Trans>Demo: all money here is play money.</Trans>
    </p>
  );
}

/** Whether something is to be said that is about this user alone. */
function hasOwn(reader: PageReader): boolean {
  const { isLogged, isBanned, owesConsent, sendsHeldUntil } = reader;
  // A demo account confirms nothing.
  const isConfirmed = reader.isEmailVerified || reader.isDemoAccount;
  return (
    // Somebody at their open cases is signed in to nothing else.
    isBanned ||
    (isLogged && (owesConsent || hasState(reader) || sendsHeldUntil !== null || !isConfirmed))
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
