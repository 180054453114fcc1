import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import { boundText, withCode } from "../design/amount-text.ts";
import styles from "./cap-use.module.css";

/** How much of the cap has been traded or is held by running trades. */
export function CapUse({ offer }: { offer: MyOfferView }) {
  const { locale } = useLingui().i18n;
  const { cap, fiatCurrencyCode: currency } = offer;
  if (cap === null) {
    return (
      <>
        <span className={styles.word}>
          <Trans>Cap</Trans>
        </span>
        <span className={styles.none}>
          <Trans>none</Trans>
        </span>
      </>
    );
  }
  const used = boundText(locale, currency, cap.used);
  const amount = withCode(boundText(locale, currency, cap.amount), currency);
  const share = Math.min(1, Number(cap.used) / Number(cap.amount));
  return (
    <>
      <span className={styles.word}>
        <Trans>Cap</Trans>
      </span>
      <span>
        <Trans>
          <bdi>{used}</bdi> of <bdi>{amount}</bdi>
        </Trans>
      </span>
      <span className={styles.bar} data-full={cap.isReachedCap} aria-hidden="true">
        <span className={styles.part} style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </>
  );
}
