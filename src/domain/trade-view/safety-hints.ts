import type { PaymentMethod } from "../catalogue/payment-methods.ts";
import type { TradeStatus } from "../trade/trade-status.ts";
import type { Side } from "../trade/trade.ts";

/** What a party should watch out for at this step, by how the trade is paid. */
export const safetyHints = [
  "pay_from_own_account",
  "use_reference",
  "nobody_asks_elsewhere",
  "check_own_app",
  "check_sender_name",
  "payment_can_be_reversed",
  "payment_takes_days",
  "count_cash",
  "meet_in_public",
  "check_card_balance",
] as const;
export type SafetyHint = (typeof safetyHints)[number];

type MethodTraits = Pick<PaymentMethod, "groupId" | "isReversible" | "settlementSeconds">;

const [giftCards, cash, bankTransfers] = [1, 2, 5];

/** The most important first; none where there is nothing left to lose or to do. */
export function safetyHintsOf(
  { groupId, isReversible, settlementSeconds }: MethodTraits,
  side: Side,
  status: TradeStatus,
): readonly SafetyHint[] {
  if (side === "buyer" && status === "active_funded" && groupId !== giftCards) {
    return [
      ...(groupId === cash ? (["meet_in_public"] as const) : (["pay_from_own_account"] as const)),
      ...(groupId === bankTransfers ? (["use_reference"] as const) : []),
      "nobody_asks_elsewhere",
    ];
  }
  if (side === "seller" && (status === "paid" || status === "gcc_code_shared")) {
    if (groupId === giftCards) return ["check_card_balance"];
    if (groupId === cash) return ["count_cash", "meet_in_public"];
    return [
      "check_own_app",
      "check_sender_name",
      ...(isReversible ? (["payment_can_be_reversed"] as const) : []),
      ...(settlementSeconds > 0 ? (["payment_takes_days"] as const) : []),
    ];
  }
  return [];
}
