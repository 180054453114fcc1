import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { numberLocale } from "../design/amount-text.ts";
import styles from "./votes.module.css";

/** How often partners were content with a trader, and how often not. */
export function Votes({ good, bad }: { good: number; bad: number }) {
  const { locale } = useLingui().i18n;
  const number = new Intl.NumberFormat(numberLocale(locale));
  return (
    <>
      <span className={styles.good}>
        <ThumbsUp aria-hidden="true" />
        <span>
          <Trans>
            <bdi>{number.format(good)}</bdi> good
          </Trans>
        </span>
      </span>
      <span className={styles.bad}>
        <ThumbsDown aria-hidden="true" />
        <span>
          <Trans>
            <bdi>{number.format(bad)}</bdi> bad
          </Trans>
        </span>
      </span>
    </>
  );
}
