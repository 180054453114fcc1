import { findPaymentMethod } from "../catalogue/payment-methods.ts";
import { parseCardCode, parseCardInfo, type GiftCardType } from "../dispute/card-text.ts";
import type { CaseTextRefusal } from "../dispute/case-text.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { cardCodeState, type CardTrade } from "../settlement/card-code.ts";
import type { Trade } from "../trade/trade.ts";

/**
 * What has become of a saved gift card (specification, section 3):
 *
 * - `free`: its owner can pay with it.
 * - `in_offer`: the same, and an offer of the owner's buys crypto with cards of its brand.
 * - `in_use`: shown in a running trade.
 * - `revealed`: the seller of a trade saw its code, and the trade gave no crypto for it yet, or none at all.
 * - `used`: it paid for a trade.
 * - `deleted`: by its owner; its code is no longer kept.
 */
export const giftCardStatuses = [
  "free",
  "in_use",
  "revealed",
  "used",
  "deleted",
  "in_offer",
] as const;
export type GiftCardStatus = (typeof giftCardStatuses)[number];

/** A gift card as its owner saved it. */
export interface GiftCardDetails {
  /** A slug from the catalogue. */
  readonly paymentMethod: string;
  readonly type: GiftCardType;
  /** Brand, country and value, as the other side of a trade reads it. */
  readonly info: string;
  /** Undefined once it is deleted. */
  readonly code?: string | undefined;
}

/** What decides about the status of a card. */
export interface GiftCardFacts {
  readonly isDeleted: boolean;
  /** The trade in which it was shown last. */
  readonly trade: (CardTrade & Pick<Trade, "stage">) | undefined;
  /** Whether an offer of the owner's that others see buys crypto with cards of its brand. */
  readonly isOffered: boolean;
}

/** How many cards somebody may keep, without the deleted ones. */
export const mostGiftCards = 100;

/** Cards that can be shown in a trade. */
export function isFree(status: GiftCardStatus): boolean {
  return status === "free" || status === "in_offer";
}

export function giftCardStatus({ isDeleted, trade, isOffered }: GiftCardFacts): GiftCardStatus {
  if (isDeleted) return "deleted";
  const status = trade ? statusInTrade(trade) : "free";
  return status === "free" && isOffered ? "in_offer" : status;
}

/** A card that was declined, or whose code came back unseen, is free again. */
function statusInTrade(trade: NonNullable<GiftCardFacts["trade"]>): GiftCardStatus {
  const code = cardCodeState(trade);
  if (code === "none") return trade.escrow === "held" && isShown(trade) ? "in_use" : "free";
  if (code === "returned") return "free";
  if (trade.escrow === "released" || trade.escrow === "split") return "used";
  return code === "shared" ? "in_use" : "revealed";
}

function isShown({ stage }: Pick<Trade, "stage">): boolean {
  return stage === "card_shared" || stage === "card_accepted";
}

/** What is wrong with a field of a card. */
export interface GiftCardFault {
  readonly field: "payment_method" | "info" | "code";
  readonly code: "unknown" | CaseTextRefusal["code"];
}

/** Every refused field, with the reason. */
interface GiftCardRefusal {
  readonly code: "validation";
  readonly faults: readonly GiftCardFault[];
}

const giftCardGroup = 1;

/** Checks a card as it was typed, all fields at once. */
export function judgeGiftCard(
  typed: GiftCardDetails & { readonly code: string },
): Result<GiftCardDetails, GiftCardRefusal> {
  const { paymentMethod, type } = typed;
  const info = parseCardInfo(typed.info);
  const code = parseCardCode(typed.code);
  const isBrand = findPaymentMethod(paymentMethod)?.groupId === giftCardGroup;
  const faults: readonly GiftCardFault[] = [
    ...(isBrand ? [] : [{ field: "payment_method", code: "unknown" } as const]),
    ...(info.ok ? [] : [{ field: "info", code: info.refusal.code } as const]),
    ...(code.ok ? [] : [{ field: "code", code: code.refusal.code } as const]),
  ];
  if (!info.ok || !code.ok || faults.length > 0) return refuse({ code: "validation", faults });
  return accept({ paymentMethod, type, info: info.value, code: code.value });
}
