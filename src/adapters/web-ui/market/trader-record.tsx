import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import { numberFormat } from "../design/amount-text.ts";
import { durationText } from "../design/duration-text.ts";
import styles from "./trader-record.module.css";

/** A trader's record in one line: trades, feedback, how fast the crypto is released. */
export function TraderRecord(props: { owner: OfferCard["owner"] }) {
  const { i18n } = useLingui();
  const { completedTrades, feedbackPositive, feedbackNegative, releaseTimeMedianSeconds } =
    props.owner;
  const rated = feedbackPositive + feedbackNegative;
  const count = numberFormat(i18n.locale).format(completedTrades);
  return (
    <span className={styles.record}>
      <span>
        <Plural
          value={completedTrades}
          _0="no trades yet"
          one={
            <span>
              <bdi>{count}</bdi> trade
            </span>
          }
          other={
            <span>
              <bdi>{count}</bdi> trades
            </span>
          }
        />
      </span>{" "}
      {rated > 0 && (
        <span>
          <Trans>
            <bdi>{shareText(i18n.locale, feedbackPositive / rated)}</bdi> positive
          </Trans>
        </span>
      )}{" "}
      {releaseTimeMedianSeconds !== null && (
        <span>
          <Trans>
            releases in <bdi>{durationText(i18n.locale, releaseTimeMedianSeconds)}</bdi>
          </Trans>
        </span>
      )}
    </span>
  );
}

/** Rounded down, so that nobody gets 100% by rounding. */
function shareText(locale: string, share: number): string {
  const shown = Math.floor(share * 1_000) / 10;
  return `${numberFormat(locale).format(shown)}%`;
}
