import { Trans } from "@lingui/react/macro";
import {
  ArrowLeftRight,
  Award,
  Bell,
  ChartCandlestick,
  CreditCard,
  ChartColumn,
  Eye,
  EyeOff,
  Handshake,
  Heart,
  History,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  MessagesSquare,
  Plus,
  Settings,
  Tag,
  User,
  Users,
  Wallet,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
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
  spotPath,
  cardsPath,
  statisticsPath,
  supportPath,
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
          {pagesOf(name).map(({ to, Icon, words }) => (
            <AppLink key={to} className={styles.item} to={to} onClick={close}>
              <Icon aria-hidden="true" />
              {words}
            </AppLink>
          ))}
          <HideBalance />
          <SignOut />
        </div>
      )}
    </div>
  );
}

interface OwnPage {
  readonly to: string;
  readonly Icon: LucideIcon;
  readonly words: ReactNode;
}

function pagesOf(name: string): readonly OwnPage[] {
  return [
    { to: overviewPath, Icon: LayoutDashboard, words: <Trans>Overview</Trans> },
    { to: tradesPath, Icon: ArrowLeftRight, words: <Trans>Trades</Trans> },
    { to: "/wallet", Icon: Wallet, words: <Trans>Wallet</Trans> },
    { to: spotPath, Icon: ChartCandlestick, words: <Trans>Spot trading</Trans> },
    { to: cardsPath, Icon: CreditCard, words: <Trans>Virtual cards</Trans> },
    { to: myOffersPath, Icon: Tag, words: <Trans>My offers</Trans> },
    { to: favoritesPath, Icon: Heart, words: <Trans>Favourites</Trans> },
    { to: messengerPath, Icon: MessagesSquare, words: <Trans>Messenger</Trans> },
    { to: savedSearchesPath, Icon: Bell, words: <Trans>Saved searches</Trans> },
    { to: recentPartnersPath, Icon: Users, words: <Trans>People</Trans> },
    { to: statisticsPath, Icon: ChartColumn, words: <Trans>Statistics</Trans> },
    { to: badgesPath, Icon: Award, words: <Trans>Badges</Trans> },
    { to: partnerPath, Icon: Handshake, words: <Trans>Partner programme</Trans> },
    { to: historyPath, Icon: History, words: <Trans>Trade history</Trans> },
    { to: newOfferPath, Icon: Plus, words: <Trans>Publish an offer</Trans> },
    { to: profilePath(name), Icon: User, words: <Trans>Your profile</Trans> },
    { to: supportPath, Icon: LifeBuoy, words: <Trans>Support</Trans> },
    { to: settingsPath, Icon: Settings, words: <Trans>Settings</Trans> },
    { to: paymentSettingsPath, Icon: Landmark, words: <Trans>Payment settings</Trans> },
  ];
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
