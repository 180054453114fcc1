import { useLingui } from "@lingui/react/macro";

/** The names of the groups of payment methods, by their slugs (specification, section 3). */
export function useGroupNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    "bank-transfers": t`Bank transfers`,
    "online-transfers": t`Online wallets`,
    "gift-cards": t`Gift cards`,
    "cash-deposits": t`Cash`,
    "debitcredit-cards": t`Debit and credit cards`,
    "goods-and-services": t`Goods and services`,
    "digital-currencies": t`Digital currencies`,
    "mobile-money": t`Mobile money`,
    services: t`Services`,
    assets: t`Assets`,
  };
}
