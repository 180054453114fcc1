import { Trans } from "@lingui/react/macro";
import {
  ArrowLeftRight,
  Award,
  Bell,
  ChartColumn,
  Eye,
  EyeOff,
  Handshake,
  Heart,
  History,
  Landmark,
  LayoutDashboard,
  LogOut,
  MessagesSquare,
  Plus,
  Settings,
  Tag,
  User,
  Users,
  Wallet,
} from "lucide-react";
import { useSignOut } from "../account/use-sign-out.ts";
import { Avatar } from "../design/avatar.tsx";
import { Spoken } from "../design/spoken.tsx";
import { profilePath } from "../market/trader-link.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { useHiddenBalance } from "../server/hidden-balance.ts";
import { useReader } from "../server/use-reader.ts";
import { AppLink } from "../navigation/app-link.tsx";
import {
  badgesPath,
  partnerPath,
  favoritesPath,
  savedSearchesPath,
  historyPath,
  messengerPath,
  myOffersPath,
  newOfferPath,
  overviewPath,
  recentPartnersPath,
  paymentSettingsPath,
  settingsPath,
  statisticsPath,
  tradesPath,
} from "../navigation/paths.ts";
import { useMenu } from "../design/use-menu.ts";
import styles from "./account-menu.module.css";

/** The user's own pages and actions, behind their initials. */
export function AccountMenu() {
  const { username, avatarUrl } = useReader();
  const { menu, isOpen, toggle, close } = useMenu();
  const name = username ?? "";
  return (
    <div ref={menu} className={styles.menu}>
      <button type="button" className={styles.button} aria-expanded={isOpen} onClick={toggle}>
        <Spoken>
          <Trans>Your account</Trans>
        </Spoken>
        <Avatar name={name} url={avatarUrl} />
      </button>
      {isOpen && (
        <div className={styles.panel}>
          <p className={styles.who}>
            <Trans>
              Signed in as <bdi className={styles.name}>{name}</bdi>
            </Trans>
          </p>
          <AppLink className={styles.item} to={overviewPath} onClick={close}>
            <LayoutDashboard aria-hidden="true" />
            <Trans>Overview</Trans>
          </AppLink>
          <AppLink className={styles.item} to={tradesPath} onClick={close}>
            <ArrowLeftRight aria-hidden="true" />
            <Trans>Trades</Trans>
          </AppLink>
          <AppLink className={styles.item} to="/wallet" onClick={close}>
            <Wallet aria-hidden="true" />
            <Trans>Wallet</Trans>
          </AppLink>
          <AppLink className={styles.item} to={myOffersPath} onClick={close}>
            <Tag aria-hidden="true" />
            <Trans>My offers</Trans>
          </AppLink>
          <AppLink className={styles.item} to={favoritesPath} onClick={close}>
            <Heart aria-hidden="true" />
            <Trans>Favourites</Trans>
          </AppLink>
          <AppLink className={styles.item} to={messengerPath} onClick={close}>
            <MessagesSquare aria-hidden="true" />
            <Trans>Messenger</Trans>
          </AppLink>
          <AppLink className={styles.item} to={savedSearchesPath} onClick={close}>
            <Bell aria-hidden="true" />
            <Trans>Saved searches</Trans>
          </AppLink>
          <AppLink className={styles.item} to={recentPartnersPath} onClick={close}>
            <Users aria-hidden="true" />
            <Trans>People</Trans>
          </AppLink>
          <AppLink className={styles.item} to={statisticsPath} onClick={close}>
            <ChartColumn aria-hidden="true" />
            <Trans>Statistics</Trans>
          </AppLink>
          <AppLink className={styles.item} to={badgesPath} onClick={close}>
            <Award aria-hidden="true" />
            <Trans>Badges</Trans>
          </AppLink>
          <AppLink className={styles.item} to={partnerPath} onClick={close}>
            <Handshake aria-hidden="true" />
            <Trans>Partner programme</Trans>
          </AppLink>
          <AppLink className={styles.item} to={historyPath} onClick={close}>
            <History aria-hidden="true" />
            <Trans>Trade history</Trans>
          </AppLink>
          <AppLink className={styles.item} to={newOfferPath} onClick={close}>
            <Plus aria-hidden="true" />
            <Trans>Publish an offer</Trans>
          </AppLink>
          <AppLink className={styles.item} to={profilePath(name)} onClick={close}>
            <User aria-hidden="true" />
            <Trans>Your profile</Trans>
          </AppLink>
          <AppLink className={styles.item} to={settingsPath} onClick={close}>
            <Settings aria-hidden="true" />
            <Trans>Settings</Trans>
          </AppLink>
          <AppLink className={styles.item} to={paymentSettingsPath} onClick={close}>
            <Landmark aria-hidden="true" />
            <Trans>Payment settings</Trans>
          </AppLink>
          <HideBalance />
          <SignOut />
        </div>
      )}
    </div>
  );
}

function HideBalance() {
  const { isHidden, isBusy, failure, toggle } = useHiddenBalance();
  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-busy={isBusy}
        onClick={() => void toggle()}
      >
        {isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
        {isHidden ? <Trans>Show balance</Trans> : <Trans>Hide balance</Trans>}
      </button>
      {failure && (
        <p className={styles.who} role="alert">
          <FailureWords failure={failure} />
        </p>
      )}
    </>
  );
}

function SignOut() {
  const { isBusy, hasFailed, signOut } = useSignOut();
  return (
    <>
      <button type="button" className={styles.item} aria-busy={isBusy} onClick={signOut}>
        <LogOut aria-hidden="true" />
        <Trans>Sign out</Trans>
      </button>
      {hasFailed && (
        <p className={styles.who} role="alert">
          <Trans>We couldn't sign you out. Try again.</Trans>
        </p>
      )}
    </>
  );
}
