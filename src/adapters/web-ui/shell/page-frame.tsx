import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { defaultLocale, type Locale } from "../../http/contract/locales.ts";
import type { PageState } from "../../http/contract/page-state.ts";
import { BrandMark } from "./brand-mark.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import styles from "./page-frame.module.css";

/** What stands around every page: skip link, top bar, content, footer. */
export function PageFrame(props: { state: PageState; children: ReactNode }) {
  const { brandName, locale, apiDocumentPath } = props.state;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        <Trans>Skip to the content</Trans>
      </a>
      <header className={styles.bar}>
        <a className={styles.brand} href={homePath(locale)}>
          <BrandMark />
          <bdi>{brandName}</bdi>
        </a>
        <ThemeSwitch />
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {props.children}
      </main>
      <footer className={styles.footer}>
        <span>
          <Trans>
            <bdi>{brandName}</bdi> holds the crypto, people make the trade.
          </Trans>
        </span>
        <a className={styles.footerLink} href={apiDocumentPath}>
          <Trans>For developers: the interface as OpenAPI</Trans>
        </a>
      </footer>
    </div>
  );
}

/** The landing page in the reader's locale. */
export function homePath(locale: Locale): string {
  return locale === defaultLocale ? "/" : `/${locale}/`;
}
