import { AppLink } from "../navigation/app-link.tsx";
import styles from "./trader-link.module.css";

/** Where a trader's profile is. */
export function profilePath(username: string): string {
  return `/user/${username}`;
}

/** A trader's name, which leads to the profile. */
export function TraderLink(props: { username: string }) {
  return (
    <AppLink className={styles.link} to={profilePath(props.username)}>
      <bdi>{props.username}</bdi>
    </AppLink>
  );
}
