import type { AssetCode } from "../../../domain/money/asset.ts";
import { marginOf } from "./draft.ts";
import type { PriceDraft } from "./price-fields.tsx";
import { livePrice, type LivePrice } from "./price-worry.ts";

/** The price of a draft at a market price. */
export function livePriceOf(
  draft: PriceDraft & { readonly asset: AssetCode; readonly currency: string },
  marketPrice: string | null,
): LivePrice {
  const pricing =
    draft.pricing === "margin"
      ? ({ kind: "margin", percent: marginOf(draft) } as const)
      : ({ kind: "fixed", price: draft.fixedPrice } as const);
  return livePrice(pricing, draft.asset, draft.currency, marketPrice);
}
