import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "wouter";
import { AppLink } from "../navigation/app-link.tsx";
import {
  badgesPath,
  favoritesPath,
  historyPath,
  messengerPath,
  myOffersPath,
  overviewPath,
  partnerPath,
  recentPartnersPath,
  savedSearchesPath,
  statisticsPath,
} from "../navigation/paths.ts";
import { peoplePaths } from "./own-paths.ts";
import styles from "./own-places.module.css";

/** The user's own pages side by side, on a phone; wider windows have them in the menu. */
export function OwnPlaces() {
  const { t } = useLingui();
  const [path] = useLocation();
  return (
    <nav className={styles.places} aria-label={t`Me`}>
      <Place to={overviewPath}>
        <Trans>Overview</Trans>
      </Place>
      <Place to={myOffersPath}>
        <Trans>My offers</Trans>
      </Place>
      <Place to={historyPath}>
        <Trans>Trade history</Trans>
      </Place>
      <Place to={favoritesPath}>
        <Trans>Favourites</Trans>
      </Place>
      <Place to={messengerPath}>
        <Trans>Messenger</Trans>
      </Place>
      <Place to={savedSearchesPath}>
        <Trans>Saved searches</Trans>
      </Place>
      <Place to={recentPartnersPath} isHere={peoplePaths.has(path)}>
        <Trans>People</Trans>
      </Place>
      <Place to={statisticsPath}>
        <Trans>Statistics</Trans>
      </Place>
      <Place to={badgesPath}>
        <Trans>Badges</Trans>
      </Place>
      <Place to={partnerPath}>
        <Trans>Partner programme</Trans>
      </Place>
    </nav>
  );
}

function Place(props: { to: string; isHere?: boolean; children: ReactNode }) {
  const [path] = useLocation();
  return (
    <AppLink
      className={styles.place}
      to={props.to}
      aria-current={(props.isHere ?? path === props.to) ? "page" : undefined}
    >
      {props.children}
    </AppLink>
  );
}
