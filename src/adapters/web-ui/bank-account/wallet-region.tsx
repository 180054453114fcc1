import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { walletRegions } from "../../../domain/mobile-money/wallet-methods.ts";
import { numberLocale } from "../design/amount-text.ts";
import { ListField } from "../design/list-field.tsx";

/** One of the countries that have mobile money. */
export function WalletRegion(props: {
  country: string;
  error: ReactNode;
  onChange: (country: string) => void;
}) {
  const { t, i18n } = useLingui();
  const names = new Intl.DisplayNames(numberLocale(i18n.locale), { type: "region" });
  const regions = walletRegions
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const { country, error, onChange } = props;
  return (
    <ListField
      label={<Trans>Country of the wallet</Trans>}
      value={walletRegions.includes(country) ? country : ""}
      error={error}
      onChange={onChange}
    >
      <option value="" label={t`Choose`} />
      {regions.map(({ code, name }) => (
        <option key={code} value={code} label={name} />
      ))}
    </ListField>
  );
}
