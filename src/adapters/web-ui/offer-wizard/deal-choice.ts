import { findPaymentMethod } from "../../../domain/catalogue/payment-methods.ts";
import type { Draft } from "./draft.ts";

const giftCardGroup = 1;

/** What a deal makes of a draft; who sells a gift card cannot keep another method. */
export function sideOf(deal: Draft["side"] | "card", method: string): Partial<Draft> {
  if (deal !== "card") {
    return { side: deal, sellsCard: false, marginSign: deal === "sell" ? "above" : "below" };
  }
  const isCard = findPaymentMethod(method)?.groupId === giftCardGroup;
  return { side: "buy", sellsCard: true, marginSign: "below", ...(!isCard && { method: "" }) };
}
