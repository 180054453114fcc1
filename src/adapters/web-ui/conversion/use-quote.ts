import type { RealAsset } from "../../../domain/money/asset.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import type { QuotedConversion } from "./convert-review.tsx";

/** Asks for quotes. A quote's time runs from its arrival: the clocks of server and device may differ. */
export function useQuote(onQuoted: (quoted: QuotedConversion) => void) {
  const { isBusy, failure, send, forget } = useAct();
  const ask = async (from: RealAsset, to: RealAsset, amount: string) => {
    const body = { from_crypto_currency_code: from, to_crypto_currency_code: to, amount };
    const told = await send(() => client.call("quoteConversion", { body }));
    if (!told?.ok) return;
    const runsOutAt = Date.now() / 1_000 + told.data.validSeconds;
    onQuoted({ ...told.data, fromCryptoCurrencyCode: from, toCryptoCurrencyCode: to, runsOutAt });
  };
  return { isBusy, failure, ask, forget };
}
