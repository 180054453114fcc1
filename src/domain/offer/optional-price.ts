import type { AssetCode } from "../money/asset.ts";
import type { FiatCode } from "../money/fiat.ts";
import { parsePrice, type Price } from "../money/price.ts";
import { bad, good, type Judged, type OfferField } from "./offer-failure.ts";

/** A price as typed, which may be left empty. */
export function judgeOptionalPrice(
  field: OfferField,
  text: string,
  asset: AssetCode,
  currency: FiatCode,
): Judged<Price | undefined> {
  if (text === "") return good(undefined);
  const price = parsePrice(asset, currency, text);
  return price.ok ? good(price.value) : bad({ field, code: "not_a_number" });
}
