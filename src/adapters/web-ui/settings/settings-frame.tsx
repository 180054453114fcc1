import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  Bell,
  ChevronRight,
  IdCard,
  Landmark,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import { useLocation } from "wouter";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import {
  noticeSettingsPath,
  paymentSettingsPath,
  securityPath,
  settingsPath,
  verificationPath,
} from "../navigation/paths.ts";
import styles from "./settings-frame.module.css";

/** A settings page: its sections next to the list of settings pages, on a phone above it. */
export function SettingsFrame(props: { title: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div id="user-settings" className={styles.page}>
      <PageHeading title={props.title} />
      <div className={styles.columns}>
        <nav className={styles.places} aria-label={t`Settings pages`}>
          <Place to={settingsPath} icon={UserRound}>
            <Trans>Profile and region</Trans>
          </Place>
          <Place to={securityPath} icon={ShieldCheck}>
            <Trans>Security</Trans>
          </Place>
          <Place to={verificationPath} icon={IdCard}>
            <Trans>Verification and limits</Trans>
          </Place>
          <Place to={paymentSettingsPath} icon={Landmark}>
            <Trans>Payment settings</Trans>
          </Place>
          <Place to={noticeSettingsPath} icon={Bell}>
            <Trans>Notifications</Trans>
          </Place>
        </nav>
        <div className={styles.sections}>{props.children}</div>
      </div>
    </div>
  );
}

function Place(props: { to: string; icon: LucideIcon; children: ReactNode }) {
  const { to, icon: Icon, children } = props;
  const [path] = useLocation();
  return (
    <AppLink className={styles.place} to={to} aria-current={path === to ? "page" : undefined}>
      <Icon aria-hidden="true" />
      <span className={styles.word}>{children}</span>
      <ChevronRight className={styles.arrow} aria-hidden="true" />
    </AppLink>
  );
}
