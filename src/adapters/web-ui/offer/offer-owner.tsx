import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import { numberLocale } from "../design/amount-text.ts";
import { Avatar, type SeenColor } from "../design/avatar.tsx";
import { Card } from "../design/card.tsx";
import { LastSeenWords } from "../market/last-seen-words.tsx";
import { TraderBadge } from "../market/trader-badge.tsx";
import { TraderLink } from "../market/trader-link.tsx";
import { TraderRecord } from "../market/trader-record.tsx";
import styles from "./offer-owner.module.css";

/** Who stands behind the offer: the record so far. */
export function OfferOwner(props: { owner: OfferCard["owner"] }) {
  const { owner } = props;
  const { locale } = useLingui().i18n;
  const number = new Intl.NumberFormat(numberLocale(locale));
  return (
    <Card>
      <div className={styles.who}>
        <Avatar large name={owner.username} dot={owner.lastSeenColor as SeenColor} />
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
          <span className={styles.good}>
            <ThumbsUp aria-hidden="true" />
            <span>
              <Trans>
                <bdi>{number.format(owner.feedbackPositive)}</bdi> good
              </Trans>
            </span>
          </span>
          <span className={styles.bad}>
            <ThumbsDown aria-hidden="true" />
            <span>
              <Trans>
                <bdi>{number.format(owner.feedbackNegative)}</bdi> bad
              </Trans>
            </span>
          </span>
        </p>
      )}
    </Card>
  );
}
