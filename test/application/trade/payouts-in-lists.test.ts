import { expect } from "chai";
import type { ActiveTradeItem } from "../../../src/application/ports/trade-store.ts";
import { ListActiveTrades } from "../../../src/application/trade/list-active-trades.ts";
import { HelpVendor } from "../../../src/application/vendor/help-vendor.ts";
import { openedTrade } from "../../support/opened-trade.ts";

const actor = (traderId: string) => ({
  traderId,
  username: traderId,
  level: 2,
  sessionStartedAt: 0,
});
const [buyer, seller] = [actor("buyer"), actor("seller")];
const now = 10_000_000;
const opening = { id: "T1", offerId: "O1", buyer, seller, now: 1_000, deferred: true } as const;
const { trade } = openedTrade({ ...opening, custody: "multisig" });
const person = { id: "someone", username: "ana_lima", avatar: null, completedTrades: 0 };

/** Cancelled, with a deadline left that is near, and an escrow that goes back to the seller. */
const over: ActiveTradeItem = {
  trade: { ...trade, status: "cancelled_buyer", closedAt: 2_000, deadlines: { stale: now + 1 } },
  now,
  buyer: person,
  seller: person,
  paymentMethod: "wise",
  lastWritten: {},
  hasUnread: false,
  escrowProgress: {
    state: "funded",
    hasKey: { buyer: true, seller: true },
    missing: 0n,
    ending: { kind: "return" },
    isSpent: false,
  },
};
const views = {
  active: async () => ({ trades: [over], now }),
  record: async () => undefined,
};

describe("a trade that is over and whose escrow is to be paid out", () => {
  it("needs attention of whoever signs, and of nobody else, whatever deadlines it keeps", async () => {
    const list = new ListActiveTrades({ ...views, hasActive: async () => false });
    expect((await list.execute(seller)).alarmed).to.deep.equal(["T1"]);
    expect((await list.execute(buyer)).alarmed).to.deep.equal([]);
  });

  it("is no trade that helpers of its vendor do anything in", async () => {
    const seat = { vendorId: "seller", vendorName: "seller", scopes: [] } as never;
    const listed = async (item: ActiveTradeItem) => {
      const teams = { seatsOf: async () => [seat], seatAt: async () => seat };
      const parts = { teams, views: { ...views, active: async () => ({ trades: [item], now }) } };
      return new HelpVendor(parts as never).list(actor("helper"));
    };
    expect(await listed(over)).to.deep.equal([]);
    expect(await listed({ ...over, trade })).to.have.lengthOf(1);
  });
});
