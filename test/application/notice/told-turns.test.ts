import { expect } from "chai";
import { withTurns } from "../../../src/application/notice/list-notices.ts";
import type { Notice } from "../../../src/application/ports/notice-store.ts";
import type { ActiveTradeItem } from "../../../src/application/ports/trade-store.ts";
import type { EscrowProgress } from "../../../src/domain/multisig-escrow/escrow-wait.ts";
import { money } from "../../../src/domain/money/money.ts";
import { openedTrade } from "../../support/opened-trade.ts";

const actor = (traderId: string) => ({
  traderId,
  username: traderId,
  level: 2,
  sessionStartedAt: 0,
});
const [buyer, seller] = [actor("buyer"), actor("seller")];
const opening = { id: "T1", offerId: "O1", buyer, seller, now: 1_000, deferred: true } as const;
const { trade } = openedTrade({ ...opening, custody: "multisig" });
const person = { id: "someone", username: "ana_lima", avatar: null, completedTrades: 0 };
const item = (escrowProgress: EscrowProgress | undefined): ActiveTradeItem => ({
  trade,
  now: 1_000,
  buyer: person,
  seller: person,
  paymentMethod: "wise",
  lastWritten: {},
  hasUnread: false,
  escrowProgress,
});
const about = (mySide: "buyer" | "seller"): Notice => ({
  id: "N1",
  place: 1,
  story: "trade_started",
  at: 1_000,
  isRead: false,
  count: 1,
  trade: {
    id: "T1",
    mySide,
    partner: "ana_lima",
    crypto: money("BTC", 200_000n),
    fiat: { currency: "EUR", minor: 100_00n },
  },
  isNewest: true,
});
const keysOf = (isBuyers: boolean, isSellers: boolean): EscrowProgress => ({
  state: "keys_wanted",
  hasKey: { buyer: isBuyers, seller: isSellers },
  missing: 204_000n,
  ending: undefined,
  isSpent: false,
});
const toldTo = async (side: "buyer" | "seller", progress: EscrowProgress | undefined) => {
  const [told] = await withTurns([about(side)], async () => ({
    trades: [item(progress)],
    now: 1_000,
  }));
  return [told?.turn?.isMine, told?.escrowWait];
};

describe("whose turn a notice says it is", () => {
  it("is the seller's where an escrow in the books is to be funded", async () => {
    expect(await toldTo("seller", undefined)).to.deep.equal([true, undefined]);
    expect(await toldTo("buyer", undefined)).to.deep.equal([false, undefined]);
  });

  it("is each one's own while keys of both are missing, and then of whoever's is", async () => {
    expect(await toldTo("buyer", keysOf(false, false))).to.deep.equal([true, "own_key"]);
    expect(await toldTo("seller", keysOf(false, false))).to.deep.equal([true, "own_key"]);
    expect(await toldTo("seller", keysOf(false, true))).to.deep.equal([false, "other_key"]);
    expect(await toldTo("buyer", keysOf(false, true))).to.deep.equal([true, "own_key"]);
  });

  it("is nobody's while blocks confirm the payment of the escrow", async () => {
    const seen = {
      state: "seen",
      hasKey: { buyer: true, seller: true },
      missing: 0n,
      ending: undefined,
      isSpent: false,
    } as const;
    for (const side of ["buyer", "seller"] as const) {
      expect(await toldTo(side, seen)).to.deep.equal([undefined, "confirmations"]);
    }
  });

  it("is of whoever signs the payout of a trade that is over, and nobody's once it is signed", async () => {
    const over = {
      state: "funded",
      hasKey: { buyer: true, seller: true },
      missing: 0n,
      isSpent: false,
    } as const;
    const release = { ...over, ending: { kind: "release" } } as const;
    expect(await toldTo("buyer", release)).to.deep.equal([true, "own_signature"]);
    expect(await toldTo("seller", release)).to.deep.equal([false, "other_signature"]);
    const split = { ...over, ending: { kind: "split", buyerBasisPoints: 5_000 } } as const;
    expect(await toldTo("buyer", split)).to.deep.equal([true, "own_signature"]);
    expect(await toldTo("seller", split)).to.deep.equal([true, "own_signature"]);
    const signed = { ...release, state: "payout_proposed" } as const;
    expect(await toldTo("buyer", signed)).to.deep.equal([undefined, "payout"]);
  });
});
