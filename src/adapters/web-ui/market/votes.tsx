import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { numberFormat } from "../design/amount-text.ts";
import styles from "./votes.module.css";

/** A trader's positive and negative feedback counts. */
export function Votes({ good, bad }: { good: number; bad: number }) {
  const { locale } = useLingui().i18n;
  const number = numberFormat(locale);
  return (
    <>
      <span className={styles.good}>
        <ThumbsUp aria-hidden="true" />
        <span>
          <Trans>
            <bdi>{number.format(good)}</bdi> positive
          </Trans>
        </span>
      </span>
      <span className={styles.bad}>
        <ThumbsDown aria-hidden="true" />
        <span>
          <Trans>
            <bdi>{number.format(bad)}</bdi> negative
          </Trans>
        </span>
      </span>
    </>
  );
}
