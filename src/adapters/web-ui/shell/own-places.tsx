import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "wouter";
import { AppLink } from "../navigation/app-link.tsx";
import { favoritesPath, historyPath, myOffersPath, overviewPath } from "../navigation/paths.ts";
import styles from "./own-places.module.css";

const paths = new Set([overviewPath, myOffersPath, historyPath, favoritesPath]);

/** The reader's own pages beside each other, on a phone; wider windows have them in the menu. */
export function OwnPlaces() {
  const { t } = useLingui();
  const [path] = useLocation();
  if (!paths.has(path)) return null;
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
    </nav>
  );
}

function Place(props: { to: string; children: ReactNode }) {
  const [path] = useLocation();
  return (
    <AppLink
      className={styles.place}
      to={props.to}
      aria-current={path === props.to ? "page" : undefined}
    >
      {props.children}
    </AppLink>
  );
}
