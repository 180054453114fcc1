import { useLingui } from "@lingui/react";
import { assetOfCode, cryptoText, fiatText } from "./amount-text.ts";
import styles from "./money.module.css";

/** An amount of crypto in base units, or of ordinary money in decimals; both as the interface says them. */
type MoneyProps =
  | { readonly asset: string; readonly amount: string }
  | { readonly currency: string; readonly amount: string };

/** An amount with its code, in figures of one width; zeros at the end of crypto are thin. */
export function Money(props: MoneyProps) {
  const { locale } = useLingui().i18n;
  if ("currency" in props) {
    const text = fiatText(locale, props.currency, props.amount);
    return <bdi className={styles.money}>{`${text} ${props.currency}`}</bdi>;
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
