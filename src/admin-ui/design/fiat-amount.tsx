import { useLingui } from "@lingui/react";
import { withCode } from "./with-code.ts";

/** An amount of ordinary money in the reader's signs. `amount`: decimals as text. */
export function FiatAmount({ amount, currency = "USD" }: { amount: string; currency?: string }) {
  const { locale } = useLingui().i18n;
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 3 };
  return (
    <bdi>{withCode(new Intl.NumberFormat(locale, digits).format(Number(amount)), currency)}</bdi>
  );
}
