import type { AssetCode } from "../../../domain/money/asset.ts";
import { pricingOf } from "./draft.ts";
import type { PriceDraft } from "./price-fields.tsx";
import { livePrice, type LivePrice } from "./price-worry.ts";
import type { Market } from "./use-market.ts";

/** The price of a draft at a market price, or by what its exchange says. */
export function livePriceOf(
  draft: PriceDraft & { readonly asset: AssetCode; readonly currency: string },
  { price, rates }: Pick<Market, "price" | "rates">,
): LivePrice {
  const followed = rates.find(
    ({ source, pricePoint }) => `${source}:${pricePoint}` === draft.exchangeRate,
  );
  const { asset, currency } = draft;
  return livePrice(pricingOf(draft), asset, currency, {
    market: price,
    followed: followed?.value ?? null,
  });
}
