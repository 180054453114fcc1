import { useLingui } from "@lingui/react/macro";
import { Landmark } from "lucide-react";
import type { BankAccountCard } from "../../http/contract/bank-account/bank-account.ts";
import { numberLocale } from "../design/amount-text.ts";
import { SavedRow } from "./saved-row.tsx";

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
    <SavedRow
      icon={Landmark}
      last={last}
      about={
        <>
          <bdi>{holder}</bdi> · <bdi>{place}</bdi>
        </>
      }
      onEdit={props.onEdit}
      onRemove={props.onRemove}
    />
  );
}
