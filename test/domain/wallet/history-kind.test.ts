import { expect } from "chai";
import {
  historyKind,
  type HistoryKind,
  type HistoryTrade,
} from "../../../src/domain/wallet/history-kind.ts";

const trade = (change: Partial<HistoryTrade> = {}): HistoryTrade => ({
  escrow: "released",
  holds: 1,
  isBuyer: false,
  ...change,
});

describe("what an entry of the ledger was", () => {
  const cases: readonly [string, boolean, HistoryTrade | undefined, HistoryKind][] = [
    ["faucet:ana:BTC:20000", true, undefined, "faucet"],
    ["send-hold:s1", false, undefined, "withdrawn"],
    ["send-back:s1", true, undefined, "withdrawal_back"],
    ["send-person:s1", false, undefined, "sent"],
    ["send-person:s1", true, undefined, "got"],
    ["convert:q1", false, undefined, "converted_out"],
    ["convert:q1", true, undefined, "converted_in"],
    ["spot-hold:o1", false, undefined, "spot_held"],
    ["spot-back:o1", true, undefined, "spot_back"],
    ["spot-fill:BTC-USDT:7", true, undefined, "spot_traded"],
    ["deposit-credit:bitcoin-t1-0:1", true, undefined, "deposit"],
    ["link-payment:link1", false, undefined, "link_paid"],
    ["merchant-payout:shop:2", true, undefined, "payout"],
    ["deposit-back:bitcoin-t1-0:1", false, undefined, "deposit_undone"],
    ["hold:t1:1", false, trade(), "held"],
    ["adjust:t1:1", false, trade(), "held_more"],
    ["adjust:t1:2", true, trade(), "held_less"],
    ["settle:t1:1", true, trade({ isBuyer: true }), "received"],
    ["settle:t1:1", true, trade(), "fee_returned"],
    ["escrow-fee:t1", true, trade(), "fee_returned"],
    ["escrow-fee:t1:2", true, trade(), "fee_returned"],
    ["escrow-fee-back:t1:1", false, trade(), "fee_undone"],
    ["settle:t1:1", true, trade({ escrow: "returned" }), "returned"],
    ["settle:t1:1", true, trade({ escrow: "split" }), "split"],
    ["settle:t1:1", false, trade({ escrow: "split" }), "split"],
    ["settle:t1:1", true, trade({ holds: 2 }), "returned"],
    ["settle:t1:1", true, trade({ holds: 2, escrow: "held" }), "returned"],
    ["settle:t1:2", true, trade({ holds: 2, isBuyer: true }), "received"],
    ["settle:t1:1", true, undefined, "other"],
    ["younger:t1:1", true, undefined, "other"],
  ];
  for (const [ref, isIncoming, of, kind] of cases) {
    const state = of
      ? `${of.escrow} of ${of.holds} for the ${of.isBuyer ? "buyer" : "seller"}`
      : "";
    it(`is ${kind} for ${ref} ${isIncoming ? "in" : "out"} ${state}`, () => {
      expect(historyKind(ref, isIncoming, of)).to.equal(kind);
    });
  }
});
