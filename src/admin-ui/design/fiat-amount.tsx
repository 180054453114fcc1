import { useLingui } from "@lingui/react";

/** An amount of ordinary money in the reader's signs. `amount`: decimals as text. */
export function FiatAmount({ amount, currency = "USD" }: { amount: string; currency?: string }) {
  const { locale } = useLingui().i18n;
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 3 };
  return (
    <bdi>
      {new Intl.NumberFormat(locale, digits).format(Number(amount))} {currency}
    </bdi>
  );
}
