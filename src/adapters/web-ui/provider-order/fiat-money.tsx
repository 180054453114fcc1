import { useLingui } from "@lingui/react/macro";
import { formatFiat } from "../../../domain/money/fiat.ts";
import { fiatText, withCode } from "../design/amount-text.ts";

/** An amount of ordinary money; `minor` is in its smallest unit. */
export function FiatMoney({ currency, minor }: { currency: string; minor: string }) {
  const {
    i18n: { locale },
  } = useLingui();
  return (
    <bdi>
      {withCode(
        fiatText(locale, currency, formatFiat({ currency, minor: BigInt(minor) })),
        currency,
      )}
    </bdi>
  );
}
