import { lazy, Suspense, type ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useSearch } from "wouter";
import { usePageState } from "../page-context.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { Banners } from "./banners.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { GlobalErrorPlace } from "./global-error-place.tsx";
import { apiDocsPath, currenciesPath, featureRequestPath } from "../navigation/paths.ts";
import { loadOwnParts } from "./load-own-parts.ts";
import { ownPaths } from "./own-paths.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { ToastPlace } from "./toast-place.tsx";
import { TopBar } from "./top-bar.tsx";
import styles from "./page-frame.module.css";

/** Loaded for users who are signed in, as the next: a stranger has no account to remember it. */
const TourWatch = lazy(async () => ({ default: (await loadOwnParts()).TourWatch }));

/** Nobody else is called back. */
const News = lazy(async () => ({ default: (await loadOwnParts()).News }));

/** The chat with support, and what leads to it, over any page. */
const SupportPlace = lazy(async () => ({
  default: (await import("../support/support-place.tsx")).SupportPlace,
}));

const WayHome = lazy(async () => ({ default: (await import("./way-home.tsx")).WayHome }));

const OwnPlaces = lazy(async () => ({ default: (await loadOwnParts()).OwnPlaces }));

/** The frame of every page: skip link, bars, banner, content, footer. */
export function PageFrame(props: { children: ReactNode }) {
  const { brandName, reader } = usePageState();
  const [path] = useLocation();
  const search = useSearch();
  const { t } = useLingui();
  const places = [
    [currenciesPath, t`Currencies`],
    ["/fees", t`Fees`],
    ["/about", t`About`],
    ["/academy", t`Academy`],
    ["/blog", t`Blog`],
    ["/help", t`Help`],
    ["/status", t`Status`],
    ["/terms-of-service", t`Terms`],
    ["/vendor-terms", t`Vendor terms`],
    ["/partner-program", t`Partners`],
    ["/privacy-policy", t`Privacy`],
    [apiDocsPath, t`API`],
  ] as const;
  const tour = reader.isLogged && (
    <Suspense fallback={null}>
      <TourWatch />
    </Suspense>
  );
  // A trade room has its one button where the bar would be.
  const hasBottomBar = !/^\/(?:trade|practise)\//.test(path);
  return (
    <div className={hasBottomBar ? `${styles.frame} ${styles.aboveBar}` : styles.frame}>
      <a className={styles.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <TopBar />
      <Banners />
      {reader.isLogged && path === "/" && (
        <Suspense fallback={<div className={styles.wayHome} />}>
          <WayHome />
        </Suspense>
      )}
      {reader.isLogged && ownPaths.has(path) && (
        <Suspense fallback={<div className={styles.ownPlaces} />}>
          <OwnPlaces />
        </Suspense>
      )}
      <main id="content" tabIndex={-1} className={styles.content}>
        {props.children}
      </main>
      {tour}
      <footer id="footer" className={styles.footer}>
        <div className={styles.inside}>
          <span>
            <Trans>
              <bdi>{brandName}</bdi> holds the crypto. You trade with people.
            </Trans>
          </span>
          <span className={styles.footerActs}>
            {reader.isLogged && (
              <AppLink className={styles.footerLink} to={featureRequestPath}>
                <Trans>Suggest a feature</Trans>
              </AppLink>
            )}
            {places.map(([to, name]) => (
              <AppLink key={to} className={styles.footerLink} to={to}>
                {name}
              </AppLink>
            ))}
            <ThemeSwitch />
          </span>
        </div>
      </footer>
      <ToastPlace />
      <GlobalErrorPlace />
      <Suspense fallback={null}>
        {search.includes("support") && <SupportPlace />}
        {reader.isLogged && <News />}
      </Suspense>
      {hasBottomBar && <BottomBar />}
    </div>
  );
}
