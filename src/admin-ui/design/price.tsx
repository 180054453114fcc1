import { useLingui } from "@lingui/react";
import { withCode } from "./with-code.ts";

/** Prices below one show this many digits that count, others the two of their currency. */
const digitsOfSmall = 4;

/** The price of one coin, rounded for reading. `price`: decimals as text. */
export function Price({ price, currency }: { price: string; currency: string }) {
  const { locale } = useLingui().i18n;
  const digits =
    Number(price) < 1
      ? { maximumSignificantDigits: digitsOfSmall }
      : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (
    <bdi>{withCode(new Intl.NumberFormat(locale, digits).format(Number(price)), currency)}</bdi>
  );
}
