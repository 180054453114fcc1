import { useLingui } from "@lingui/react/macro";
import { Smartphone } from "lucide-react";
import type { MobileWalletCard } from "../../http/contract/mobile-money/mobile-wallet.ts";
import { numberLocale } from "../design/amount-text.ts";
import { SavedRow } from "./saved-row.tsx";

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
    <SavedRow
      icon={Smartphone}
      last={last}
      about={
        <>
          <bdi>{named}</bdi> · <bdi>{holder}</bdi> · <bdi>{place}</bdi>
        </>
      }
      onEdit={props.onEdit}
      onRemove={props.onRemove}
    />
  );
}
