import { Trans, useLingui } from "@lingui/react/macro";
import { Smartphone } from "lucide-react";
import type { MobileWalletCard } from "../../http/contract/mobile-money/mobile-wallet.ts";
import { numberLocale } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Spoken } from "../design/spoken.tsx";
import styles from "./payment-settings.module.css";

/** A saved wallet: its methods, whose it is, where, and how its number ends. */
export function WalletRow(props: {
  wallet: MobileWalletCard;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { holder_name: holder, country_id: country, payment_methods: methods, last } = props.wallet;
  const { i18n } = useLingui();
  const locale = numberLocale(i18n.locale);
  const place = new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
  const named = new Intl.ListFormat(locale).format(methods.map(({ name }) => name));
  return (
    <li className={styles.account}>
      <Smartphone className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.number}>
          <bdi dir="ltr">{`•••• ${last}`}</bdi>
        </span>
        <span className={styles.about}>
          <bdi>{named}</bdi> · <bdi>{holder}</bdi> · <bdi>{place}</bdi>
        </span>
      </span>
      <span className={styles.acts}>
        <Button variant="plain" onClick={props.onEdit}>
          <Trans>Edit</Trans>{" "}
          <Spoken>
            <bdi>{last}</bdi>
          </Spoken>
        </Button>
        <Button variant="plain" onClick={props.onRemove}>
          <Trans>Delete</Trans>{" "}
          <Spoken>
            <bdi>{last}</bdi>
          </Spoken>
        </Button>
      </span>
    </li>
  );
}
