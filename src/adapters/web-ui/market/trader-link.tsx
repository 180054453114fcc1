import { AppLink } from "../navigation/app-link.tsx";
import styles from "./trader-link.module.css";

/** The path of a trader's profile. */
export function profilePath(username: string): string {
  return `/user/${username}`;
}

/** A trader's name, linking to the profile. */
export function TraderLink(props: { username: string }) {
  return (
    <AppLink className={styles.link} to={profilePath(props.username)}>
      <bdi>{props.username}</bdi>
    </AppLink>
  );
}
