import { Trans } from "@lingui/react/macro";
import { AppLink } from "../navigation/app-link.tsx";
import styles from "./trader-link.module.css";

/** The path of a trader's profile. */
export function profilePath(username: string): string {
  return `/user/${username}`;
}

/** A trader's name, linking to the profile; in the silent pool there is none before a trade. */
export function TraderLink(props: { username: string }) {
  if (props.username === "") return <Trans>Name shown after the start</Trans>;
  return (
    <AppLink className={styles.link} to={profilePath(props.username)}>
      <bdi>{props.username}</bdi>
    </AppLink>
  );
}
