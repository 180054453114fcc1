import { Trans, useLingui } from "@lingui/react/macro";
import { Landmark } from "lucide-react";
import type { BankAccountCard } from "../../http/contract/bank-account/bank-account.ts";
import { numberLocale } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Spoken } from "../design/spoken.tsx";
import styles from "./payment-settings.module.css";

/** A saved account: whose it is, where, and how its number ends. */
export function BankAccountRow(props: {
  account: BankAccountCard;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { holder_name: holder, country_id: country, bank_name: bank, last } = props.account;
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames(numberLocale(i18n.locale), { type: "region" });
  const place = [bank, names.of(country) ?? country].filter((each) => each !== null).join(", ");
  return (
    <li className={styles.account}>
      <Landmark className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.number}>
          <bdi dir="ltr">{`•••• ${last}`}</bdi>
        </span>
        <span className={styles.about}>
          <bdi>{holder}</bdi> · <bdi>{place}</bdi>
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
