import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Info,
  Plus,
  Store,
  UserRound,
  Wallet,
  type LucideIcon,
} from "lucide-react";
import { useLocation } from "wouter";
import { Spoken } from "../design/spoken.tsx";
import { usePageState } from "../page-context.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { pagePath, withReturn } from "../navigation/sign-in-path.ts";
import { buyPath, newOfferPath, overviewPath, sellPath, tradesPath } from "../navigation/paths.ts";
import { useTurnCount } from "../server/own-figures.ts";
import { TurnCount } from "./turn-count.tsx";
import styles from "./bottom-bar.module.css";

/** The places under the thumb, on a phone. */
export function BottomBar() {
  const { t } = useLingui();
  const { reader } = usePageState();
  return (
    <nav className={styles.bar} aria-label={t`Places`}>
      {reader.isLogged ? <ReaderPlaces /> : <VisitorPlaces />}
    </nav>
  );
}

function ReaderPlaces() {
  const turns = useTurnCount();
  return (
    <>
      <Place to={buyPath} under={/^\/(?:buy|sell|offer)\//} icon={Store}>
        <Trans>Market</Trans>
      </Place>
      <Place
        to={tradesPath}
        under={/^\/(?:trade\/|dashboard\/trades)/}
        icon={ArrowLeftRight}
        count={turns}
      >
        <Trans>Trades</Trans>
      </Place>
      <NewOffer to={newOfferPath} />
      <Place to="/wallet" under={/^\/wallet/} icon={Wallet}>
        <Trans>Wallet</Trans>
      </Place>
      <Place to={overviewPath} under={/^\/(?:dashboard(?!\/trades)|account)/} icon={UserRound}>
        <Trans>Me</Trans>
      </Place>
    </>
  );
}

function VisitorPlaces() {
  const { locale } = usePageState();
  return (
    <>
      <Place to={buyPath} under={/^\/buy\//} icon={ArrowDownToLine}>
        <Trans>Buy</Trans>
      </Place>
      <Place to={sellPath} under={/^\/sell\//} icon={ArrowUpFromLine}>
        <Trans>Sell</Trans>
      </Place>
      <NewOffer to={withReturn("/register", pagePath(locale, newOfferPath))} />
      <a className={styles.place} href={`${pagePath(locale, "/")}#how`}>
        <Info aria-hidden="true" />
        <Trans>How it works</Trans>
      </a>
    </>
  );
}

/** The act of the bar, apart from the places. */
function NewOffer(props: { to: string }) {
  return (
    <AppLink className={styles.newOffer} to={props.to}>
      <Plus aria-hidden="true" />
      <Spoken>
        <Trans>Publish an offer</Trans>
      </Spoken>
    </AppLink>
  );
}

function Place(props: {
  to: string;
  under: RegExp;
  icon: LucideIcon;
  count?: number | undefined;
  children: ReactNode;
}) {
  const { to, under, icon: Icon, count, children } = props;
  const [path] = useLocation();
  return (
    <AppLink className={styles.place} to={to} aria-current={under.test(path) ? "page" : undefined}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
        <span className={styles.count}>
          <TurnCount count={count} />
        </span>
      </span>
      <span>{children}</span>
    </AppLink>
  );
}
