import { expect } from "chai";
import { chatBlock, type ChatBlockReason } from "../../../src/domain/chat/chat-availability.ts";
import type { Instant, Trade } from "../../../src/domain/trade/trade.ts";
import {
  carriedOut,
  contextAt,
  day,
  freshProof,
  minute,
  openedTrade,
  paidTrade,
  start,
} from "../trade/example-trade.ts";
import { defaultChatPolicy } from "../../../src/domain/policy/default-policy.ts";

const end = start + 20 * minute;

function block(trade: Trade, now: Instant): ChatBlockReason | undefined {
  return chatBlock(trade, now, defaultChatPolicy, false);
}

describe("the chat of a trade", () => {
  it("opens when the escrow is held, and not before", () => {
    expect(block(openedTrade({ deferred: true }), start)).to.equal("ChatNotAvailableYet");
    expect(block(openedTrade(), start)).to.equal(undefined);
  });

  it("is closed by staff at any time, whatever the trade allows", () => {
    for (const trade of [openedTrade({ deferred: true }), openedTrade(), paidTrade()]) {
      expect(chatBlock(trade, start, defaultChatPolicy, true)).to.equal("ChatBlocked");
    }
  });

  it("stays open for as long as the trade runs", () => {
    expect(block(paidTrade(), start + 400 * day)).to.equal(undefined);
  });

  it("stays open for 30 days after a release, to the last moment", () => {
    const command = { act: "release", actorId: "ben", proof: freshProof(end) } as const;
    const { trade } = carriedOut(paidTrade(), command, contextAt(end));
    expect(block(trade, end + 30 * day)).to.equal(undefined);
    expect(block(trade, end + 30 * day + 1)).to.equal("ChatNotAvailableAfterTradeCompleted");
  });

  it("stays open for 7 days after an end without a payment, to the last moment", () => {
    const command = { act: "cancel", actorId: "ana" } as const;
    const held = carriedOut(openedTrade(), command, contextAt(end)).trade;
    const unfunded = carriedOut(openedTrade({ deferred: true }), command, contextAt(end)).trade;
    for (const trade of [held, unfunded]) {
      expect(block(trade, end + 7 * day)).to.equal(undefined);
      expect(block(trade, end + 7 * day + 1)).to.equal("ChatBlockedAfterTradeIsCanceled");
    }
  });
});
