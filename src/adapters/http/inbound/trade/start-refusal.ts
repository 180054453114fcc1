import type { StartTradeRefusal } from "../../../../application/trade/start-trade.ts";
import type { StartRefusal } from "../../../../domain/trade-start/start-refusal.ts";
import { formatFiat } from "../../../../domain/money/fiat.ts";
import { formatPrice } from "../../../../domain/money/price.ts";
import { kindOf } from "../../../../domain/trade-start/trade-kinds.ts";
import { refusals } from "../../contract/refusals.ts";
import type { FieldFailure, Refused } from "../bound-route.ts";
import { fieldFailuresOf } from "../offer/offer-faults.ts";

/** The first reason as the code, and all reasons in the details (answers 104). */
export function startRefusalOf(refusal: StartTradeRefusal): Refused<StartTradeRefusal["code"]> {
  if ("all" in refusal) {
    const [first] = refusal.all;
    const details = refusal.all.flatMap(detailsOf);
    return { refusal: refusal.code, details, ...(first && { kind: kindOf(first) }) };
  }
  return "failures" in refusal
    ? { refusal: refusal.code, details: fieldFailuresOf(refusal.failures) }
    : { refusal: refusal.code };
}

/**
 * If the price moved, includes the new quote the taker would agree to. A cool-down includes its
 * end, in seconds since the epoch.
 */
function detailsOf(refusal: StartRefusal): readonly FieldFailure[] {
  const { code } = refusal;
  const reason = { field: "start", code, message: refusals[code].message, kind: kindOf(refusal) };
  if ("until" in refusal) {
    const until = String(Math.ceil(refusal.until / 1000));
    return [reason, { field: "until", code, message: until }];
  }
  if (code !== "price_moved") return [reason];
  const { price, fiat, amount, fee } = refusal.quote;
  const quoted = {
    price: formatPrice(price),
    fiat: formatFiat(fiat),
    crypto: String(amount.units),
    fee: String(fee.units),
  };
  const quote = Object.entries(quoted).map(([name, message]) => ({
    field: `quote.${name}`,
    code: "now",
    message,
  }));
  return [reason, ...quote];
}
