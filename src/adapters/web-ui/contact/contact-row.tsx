import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ContactView, RelationView } from "../../http/contract/contact/contact.ts";
import { Avatar } from "../design/avatar.tsx";
import { Badge } from "../design/badge.tsx";
import { dayText } from "../design/day-text.ts";
import { LastSeenWords } from "../market/last-seen-words.tsx";
import { seenDot } from "../market/seen-dot.ts";
import { TraderBadge } from "../market/trader-badge.tsx";
import { TraderLink } from "../market/trader-link.tsx";
import { Votes } from "../market/votes.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { RelationButtons } from "./relation-buttons.tsx";
import styles from "./contacts-page.module.css";

/** A trader that the reader knows: their record, the trades together, and what can be done. */
export function ContactRow(props: {
  contact: ContactView;
  onChange: (relation: RelationView) => void;
}) {
  const { user, completedTrades, lastTrade } = props.contact;
  const { i18n } = useLingui();
  return (
    <li className={styles.row}>
      <Avatar name={user.username} url={user.avatarUrl} dot={seenDot(user)} />
      <div className={styles.words}>
        <span className={styles.who}>
          <TraderLink username={user.username} />
          <TraderBadge badge={user.userBadge} />
          {user.isTrusted && (
            <Badge tone="accent">
              <Trans>Trusted</Trans>
            </Badge>
          )}
          {user.isBlocked && (
            <Badge tone="warning">
              <Trans>Blocked</Trans>
            </Badge>
          )}
        </span>
        <span className={styles.facts}>
          <LastSeenWords text={user.lastSeen} />
          <Votes good={user.feedbackPositive} bad={user.feedbackNegative} />
          <span>
            <Plural
              value={completedTrades}
              _0="no completed trades with you"
              one="# completed trade with you"
              other="# completed trades with you"
            />
          </span>
          {lastTrade && (
            <AppLink className={styles.last} to={`/trade/${lastTrade.id}`}>
              <Trans>
                Last trade <bdi>{dayText(i18n.locale, lastTrade.startedAt)}</bdi>
              </Trans>
            </AppLink>
          )}
        </span>
      </div>
      <div className={styles.acts}>
        <RelationButtons relation={user} onChange={props.onChange} />
      </div>
    </li>
  );
}
