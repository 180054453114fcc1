import { crossedHistory, type PastRate } from "../../domain/market/rate-history.ts";
import { assets, type AssetCode } from "../../domain/money/asset.ts";
import type { FiatCode } from "../../domain/money/fiat.ts";
import type { RateHistory } from "../ports/rate-history.ts";

/** What a coin cost in a currency; through the dollar where it has no market there. In the order of time. */
export async function pastRates(
  history: Pick<RateHistory, "read">,
  asset: AssetCode,
  currency: FiatCode,
  span: { readonly since: number; readonly stepSeconds: number },
): Promise<readonly PastRate[]> {
  const base = assets[asset].standsFor;
  const direct = await history.read({ base, currency, ...span });
  if (direct.length > 0) return direct;
  const [inDollars, ofDollar] = await Promise.all([
    history.read({ base, currency: "USD", ...span }),
    // The dollar's rate may not have moved since long before.
    history.read({ base: "USD", currency, since: 0, stepSeconds: span.stepSeconds }),
  ]);
  return crossedHistory(inDollars, ofDollar);
}
