import { Plural, Trans } from "@lingui/react/macro";
import { Bell as BellIcon } from "lucide-react";
import { useLocation } from "wouter";
import { Spoken } from "../design/spoken.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { noticesPath } from "../navigation/paths.ts";
import { useNoticeCount } from "../server/use-notice-count.ts";
import styles from "./bell.module.css";

/** More digits than that would cover the bell. */
const mostShown = 99;

/** Leads to the notices, and says how many are unread. */
export function Bell() {
  const [path] = useLocation();
  const unread = useNoticeCount()?.unread ?? 0;
  return (
    <AppLink
      className={styles.bell}
      to={noticesPath}
      aria-current={path === noticesPath ? "page" : undefined}
    >
      <BellIcon className={styles.icon} aria-hidden="true" />
      <Spoken>
        <Trans>Notifications</Trans>
        {unread > 0 && (
          <>
            {" "}
            <Plural
              value={unread}
              one={
                <span>
                  <bdi>{unread}</bdi> unread
                </span>
              }
              other={
                <span>
                  <bdi>{unread}</bdi> unread
                </span>
              }
            />
          </>
        )}
      </Spoken>
      {unread > 0 && (
        <bdi className={styles.count} aria-hidden="true">
          {unread > mostShown ? `${mostShown}+` : unread}
        </bdi>
      )}
    </AppLink>
  );
}
