import { findPaymentMethod } from "../../../domain/catalogue/payment-methods.ts";
import type { OfferSide } from "../../../domain/offer/offer.ts";
import type { TradeFlow } from "../../../domain/trade/trade.ts";

/** What decides how trades on an offer may go. */
interface FlowDraft {
  readonly side: OfferSide;
  readonly method: string;
  readonly savedAccount: string;
  readonly flow: TradeFlow;
}

/** The flows that trades on the offer may follow: the default first. */
export function flowsOf({ side, method, savedAccount }: FlowDraft): readonly TradeFlow[] {
  const groupId = findPaymentMethod(method)?.groupId;
  if (groupId === giftCards) return ["default", "gcc-auto"];
  if (side !== "sell" || savedAccount === "") return ["default"];
  return groupId === bankTransfers ? ["default", "bt-auto", "lite"] : ["default", "lite"];
}

const bankTransfers = 5;
const giftCards = 1;

/** The chosen flow, as long as the method and the account allow it. */
export function flowOf(draft: FlowDraft): TradeFlow {
  return flowsOf(draft).includes(draft.flow) ? draft.flow : "default";
}
