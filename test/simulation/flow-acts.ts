import type { CommandKey } from "../../src/application/ports/commit.ts";
import type { Actor } from "../../src/application/actor/actor.ts";
import type { Trade } from "../../src/domain/trade/trade.ts";
import type { Marketplace } from "./marketplace.ts";

/** What a flow adds to what a party requests of a trade. */
export const flowActs = [
  "show-card",
  "accept-card",
  "decline-card",
  "share-code",
  "reveal-code",
  "fallback",
  "read-terms",
  "show-receipt",
  "approve-receipt",
  "reject-receipt",
] as const;
export type FlowAct = (typeof flowActs)[number];

/** The only file of every trade: its buyer sent it in the chat before. */
const receipt = "receipt";
export const sentReceipt = (buyerId: string) =>
  ({
    id: receipt,
    authorId: buyerId,
    name: "receipt.png",
    kind: "image/png",
    bytes: 1,
    size: undefined,
    pages: undefined,
    seq: 1,
    at: 0,
  }) as const;

const card = { type: "e-card", info: "A card of 20 EUR, bought today" } as const;

/** What a trade whose flow asks for something waits for, by how often it is done. */
export function flowSteps(
  trade: Trade,
): readonly (readonly [weight: number, who: string, act: FlowAct | "cancel" | "extend"])[] {
  const { status, flow, buyerId, sellerId } = trade;
  if (flow === "gcc-auto") {
    if (status === "active_funded") return [[60, buyerId, "show-card"]];
    if (status === "gcc_info_shared") {
      return [
        [5, sellerId, "accept-card"],
        // Who declined one is likely to decline the next.
        [5 + 8 * trade.memory.cardDeclines, sellerId, "decline-card"],
        [1, buyerId, "fallback"],
        [1, buyerId, "cancel"],
        [1, sellerId, "extend"],
      ];
    }
    if (status === "gcc_info_accepted") {
      return [
        [8, buyerId, "share-code"],
        [1, sellerId, "fallback"],
        [1, buyerId, "cancel"],
      ];
    }
    return status === "paid" ? [[9, sellerId, "reveal-code"]] : [];
  }
  if (flow !== "bt-auto" || (status !== "active_funded" && status !== "paid")) return [];
  const asked = trade.memory.requirements ?? {};
  return [
    [asked.terms_read ? 0.5 : 30, buyerId, "read-terms"],
    [asked.receipt ? 0.5 : 20, buyerId, "show-receipt"],
    [4, sellerId, "approve-receipt"],
    [2, sellerId, "reject-receipt"],
    [1, status === "paid" ? sellerId : buyerId, "fallback"],
  ];
}

/** Passes an act of a flow to its use case. */
export function flowAct(
  m: Marketplace,
  actor: Actor,
  trade: string,
  act: FlowAct,
  key: CommandKey,
) {
  switch (act) {
    case "show-card":
      return m.shareCard.show(actor, trade, card, key);
    case "share-code":
      return m.shareCard.shareCode(actor, trade, "AQ7X-92KLMN-4TZ8", key);
    case "reveal-code":
      return m.shareCard.reveal(actor, trade);
    case "accept-card":
    case "decline-card":
    case "fallback":
      return m.partyAct.execute(actor, trade, { act }, key);
    case "read-terms":
      return m.requirements.meet(actor, trade, "terms_read");
    case "show-receipt":
      return m.requirements.upload(actor, trade, [
        { requirementId: "receipt", attachmentId: receipt },
      ]);
    case "approve-receipt":
      return m.requirements.review(actor, trade, "receipt", "APPROVED");
    case "reject-receipt":
      return m.requirements.review(actor, trade, "receipt", "REJECTED");
  }
}
