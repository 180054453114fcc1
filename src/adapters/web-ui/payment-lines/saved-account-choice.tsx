import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { takesTransfers } from "../../../domain/bank-account/takes-transfers.ts";
import { ListField } from "../design/list-field.tsx";
import { useRead } from "../server/use-read.ts";

/**
 * The user's saved accounts and wallets to which somebody can pay in this way, or details that are typed. Nothing
 * where there is none to choose.
 */
export function SavedAccountChoice(props: {
  paymentMethod: string;
  currency: string;
  /** The id of the chosen one; empty: none. */
  value: string;
  error: ReactNode;
  onChange: (id: string) => void;
}) {
  const { t } = useLingui();
  const accounts = useRead("listBankAccounts", {});
  const wallets = useRead("listMobileWallets", {});
  const addresses = useRead("listPayAddresses", {});
  const places = (addresses.data?.data ?? []).filter(
    ({ payment_method: method }) => method.slug === props.paymentMethod,
  );
  const fitting = [
    ...(accounts.data?.data ?? []).filter((account) =>
      takesTransfers(
        { fiatCurrencyId: account.fiat_currency_id, hasIban: account.has_iban },
        props,
      ),
    ),
    ...(wallets.data?.data ?? []).filter(({ payment_methods: methods }) =>
      methods.some(({ slug }) => slug === props.paymentMethod),
    ),
  ];
  if (fitting.length + places.length === 0 && props.value === "") return null;
  return (
    <ListField
      label={<Trans>Account you are paid to</Trans>}
      hint={<Trans>From your payment settings</Trans>}
      value={props.value}
      error={props.error}
      onChange={props.onChange}
    >
      <option value="" label={t`Type the details`} />
      {fitting.map(({ id, last, holder_name: holder, ...account }) => (
        <option
          key={id}
          value={id}
          label={[`•••• ${last}`, "bank_name" in account && account.bank_name, holder]
            .filter(Boolean)
            .join(" · ")}
        />
      ))}
      {places.map(({ id, shown }) => (
        <option key={id} value={id} label={shown} />
      ))}
    </ListField>
  );
}
