import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { Spoken } from "./spoken.tsx";
import { assetOfCode, cryptoText, fiatText, withCode } from "./amount-text.ts";
import styles from "./money.module.css";

/**
 * An amount of crypto in base units, or of fiat in decimals; both as in the API.
 *
 * - `hidden`: dots stand for it; the user hid what they own.
 */
type MoneyProps = { readonly amount: string; readonly hidden?: boolean } & (
  | { readonly asset: string }
  | { readonly currency: string }
);

/** An amount with its code, in tabular figures; trailing zeros of crypto are thin. */
export function Money(props: MoneyProps) {
  const { locale } = useLingui().i18n;
  if (props.hidden) {
    return (
      <span className={styles.money}>
        <span aria-hidden="true">•••</span>
        <Spoken>
          <Trans>Hidden</Trans>
        </Spoken>
      </span>
    );
  }
  if ("currency" in props) {
    const text = fiatText(locale, props.currency, props.amount);
    return <bdi className={styles.money}>{withCode(text, props.currency)}</bdi>;
  }
  const { asset, amount } = props;
  const { digits, zeros } = cryptoText(locale, assetOfCode(asset), amount);
  return (
    <bdi className={styles.money}>
      {digits}
      {zeros && <span className={styles.zeros}>{zeros}</span>}
      {` ${asset}`}
    </bdi>
  );
}
