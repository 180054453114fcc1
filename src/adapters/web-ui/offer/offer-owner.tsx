import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import { Avatar } from "../design/avatar.tsx";
import { Card } from "../design/card.tsx";
import { seenDot } from "../market/seen-dot.ts";
import { LastSeenWords } from "../market/last-seen-words.tsx";
import { TraderBadge } from "../market/trader-badge.tsx";
import { TraderLink } from "../market/trader-link.tsx";
import { TraderRecord } from "../market/trader-record.tsx";
import { Votes } from "../market/votes.tsx";
import styles from "./offer-owner.module.css";

/** The offer's owner and their record. */
export function OfferOwner(props: { owner: OfferCard["owner"] }) {
  const { owner } = props;
  return (
    <Card>
      <div className={styles.who}>
        <Avatar large name={owner.username} url={owner.userAvatarUrl} dot={seenDot(owner)} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <TraderLink username={owner.username} /> <TraderBadge badge={owner.userBadge} />
          </h2>
          <TraderRecord owner={owner} />
          <span className={styles.seen}>
            <LastSeenWords text={owner.lastSeen} />
          </span>
        </div>
      </div>
      {owner.feedbackPositive + owner.feedbackNegative > 0 && (
        <p className={styles.feedback}>
          <Votes good={owner.feedbackPositive} bad={owner.feedbackNegative} />
        </p>
      )}
    </Card>
  );
}
