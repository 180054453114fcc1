import { lazy, Suspense, type ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "wouter";
import { pagePath, withReturn } from "../navigation/sign-in-path.ts";
import { Button } from "../design/button.tsx";
import { Money } from "../design/money.tsx";
import { usePageState } from "../page-context.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { useAddress } from "../navigation/use-address.ts";
import { BrandMark } from "./brand-mark.tsx";
import { buyPath, overviewPath, sellPath, tradesPath } from "../navigation/paths.ts";
import { useTotal, useTurnCount } from "../server/own-figures.ts";
import { useReader } from "../server/use-reader.ts";
import { loadOwnParts } from "./load-own-parts.ts";
import { TurnCount } from "./turn-count.tsx";
import styles from "./top-bar.module.css";

/** Loaded for users who are signed in: a stranger's first page needs none of it. */
const LoadedActs = lazy(async () => ({
  default: (await loadOwnParts()).OwnActs,
}));

/** The top bar: navigation and the account. On a phone the navigation is in the bottom bar. */
export function TopBar() {
  const { t } = useLingui();
  const { brandName, reader } = usePageState();
  return (
    <header id="navbar" className={styles.bar}>
      <div className={styles.inside}>
        <AppLink className={styles.brand} to={reader.isLogged ? overviewPath : "/"}>
          <BrandMark />
          <bdi>{brandName}</bdi>
        </AppLink>
        <nav className={styles.places} aria-label={t`Main`}>
          <Place to={buyPath} under={/^\/buy\//}>
            <Trans>Buy</Trans>
          </Place>
          <Place to={sellPath} under={/^\/sell\//}>
            <Trans>Sell</Trans>
          </Place>
          {reader.isLogged ? <ReaderPlaces /> : <HowItWorks />}
        </nav>
        {reader.isLogged ? (
          <div className={styles.own}>
            <OwnActs />
          </div>
        ) : (
          <Entrance />
        )}
      </div>
    </header>
  );
}

function ReaderPlaces() {
  const turns = useTurnCount();
  const total = useTotal();
  const { isBalanceHidden } = useReader();
  return (
    <>
      <Place to={tradesPath} under={/^\/(?:trade\/|dashboard\/trades)/}>
        <Trans>Trades</Trans>
        <TurnCount count={turns} />
      </Place>
      <Place to="/wallet" under={/^\/wallet/}>
        <Trans>Wallet</Trans>
        {total && (
          <span className={styles.total}>
            <Money {...total} hidden={isBalanceHidden} />
          </span>
        )}
      </Place>
    </>
  );
}

function HowItWorks() {
  const { locale } = usePageState();
  return (
    <a className={styles.place} href={`${pagePath(locale, "/")}#how`}>
      <Trans>How it works</Trans>
    </a>
  );
}

function OwnActs() {
  return (
    <Suspense fallback={<span className={styles.ownPlace} />}>
      <LoadedActs />
    </Suspense>
  );
}

/**
 * Links to sign in and register; both return to the current page, unless it is the landing page.
 */
function Entrance() {
  const [path] = useLocation();
  const address = useAddress();
  const isForVisitors = path === "/" || path === "/login" || path === "/register";
  const from = isForVisitors ? undefined : address;
  return (
    <div className={styles.entrance}>
      <AppLink className={styles.place} to={from ? withReturn("/login", from) : "/login"}>
        <Trans>Sign in</Trans>
      </AppLink>
      <Button variant="primary" href={from ? withReturn("/register", from) : "/register"}>
        <Trans>Register</Trans>
      </Button>
    </div>
  );
}

function Place(props: { to: string; under: RegExp; children: ReactNode }) {
  const [path] = useLocation();
  return (
    <AppLink
      className={styles.place}
      to={props.to}
      aria-current={props.under.test(path) ? "page" : undefined}
    >
      {props.children}
    </AppLink>
  );
}
