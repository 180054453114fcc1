import type { TradeStatus } from "../trade/trade-status.ts";
import type { Side } from "../trade/trade.ts";

/** Short messages that a party can choose instead of typing. */
export const quickPhrases = [
  "hello",
  "ready_to_pay",
  "paying_now",
  "have_paid",
  "please_check",
  "checking",
  "not_arrived",
  "received",
  "thank_you",
] as const;
export type QuickPhrase = (typeof quickPhrases)[number];

/** Those that fit the step of the trade, the likeliest first. */
export function quickPhrasesFor(side: Side, status: TradeStatus): readonly QuickPhrase[] {
  switch (status) {
    case "active_funded":
      return side === "buyer" ? ["hello", "ready_to_pay", "paying_now"] : ["hello"];
    case "paid":
      return side === "buyer"
        ? ["have_paid", "please_check"]
        : ["checking", "not_arrived", "received"];
    case "gcc_info_shared":
    case "gcc_info_accepted":
    case "gcc_code_shared":
      return side === "buyer" ? ["please_check"] : ["checking"];
    case "released":
    case "feedback_updated":
      return ["thank_you"];
    default:
      return [];
  }
}
