import type { CallFailure } from "../../http/client/call-types.ts";
import { isAboutLines } from "./about-lines.ts";

/** Codes meaning that the offer is no longer what the user saw. */
const staleOffer: ReadonlySet<string> = new Set([
  "price_moved",
  "offer_changed",
  "offer_margin_changed",
  "offer_not_active",
  "trade_changed",
  "start_confirmation_needed",
]);

/** Whether the offer must be reloaded before another try. */
export function isStale({ code }: CallFailure): boolean {
  return staleOffer.has(code);
}

/** Whether the refusal is about the amount, and is shown at its field. */
export function isAboutAmount(failure: CallFailure): boolean {
  const { code } = failure;
  if (code === "validation") return !isAboutLines(failure);
  return code === "amount_not_in_range" || code === "amount_too_small";
}
