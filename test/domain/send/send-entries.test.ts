import { expect } from "chai";
import fc from "fast-check";
import { accountId } from "../../../src/domain/ledger/account.ts";
import type { JournalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import { money } from "../../../src/domain/money/money.ts";
import {
  personEntry,
  sendBackEntry,
  sendHoldEntry,
  sendSettleEntry,
} from "../../../src/domain/send/send-entries.ts";

const movesOf = (entries: readonly JournalEntry[]) => {
  const moves: Record<string, bigint> = {};
  for (const { account, amount } of entries.flatMap(({ postings }) => postings)) {
    const id = accountId(account);
    moves[id] = (moves[id] ?? 0n) + amount.units;
  }
  return moves;
};
const sendOf = (units: bigint, fee: bigint) => ({
  id: "s1",
  traderId: "ana",
  amount: money("USDT", units),
  fee: money("USDT", fee),
});
const units = fc.bigInt({ min: 1n, max: 10n ** 24n });

describe("the entries of a send", () => {
  it("hold amount and fee, and give back exactly that", () => {
    fc.assert(
      fc.property(units, units, (amount, fee) => {
        const send = sendOf(amount, fee);
        const moves = movesOf([sendHoldEntry(send), sendBackEntry(send)]);
        expect(Object.values(moves).every((moved) => moved === 0n)).to.equal(true);
        expect(movesOf([sendHoldEntry(send)])["outgoing:USDT:s1"]).to.equal(amount + fee);
      }),
    );
  });

  it("leave nothing behind once it is settled, and pay the network from the fees for it", () => {
    fc.assert(
      fc.property(units, units, units, (amount, fee, gas) => {
        const send = sendOf(amount, fee);
        const moves = movesOf([sendHoldEntry(send), sendSettleEntry(send, money("ETH", gas))]);
        expect(moves).to.deep.equal({
          "available:USDT:ana": 0n - amount - fee,
          "outgoing:USDT:s1": 0n,
          "hot:USDT": amount,
          "network_fees:USDT": fee,
          "network_fees:ETH": 0n - gas,
          "hot:ETH": gas,
        });
      }),
    );
  });

  it("pay the network with what was charged, in the same coin", () => {
    const send = { ...sendOf(1n, 1n), amount: money("BTC", 90n), fee: money("BTC", 10n) };
    expect(movesOf([sendSettleEntry(send, money("BTC", 10n))])).to.deep.equal({
      "outgoing:BTC:s1": -100n,
      "hot:BTC": 100n,
    });
  });

  it("move the amount between people, without a fee", () => {
    const { amount } = sendOf(5n, 0n);
    expect(movesOf([personEntry("s1", { traderId: "ana", amount }, "ben")])).to.deep.equal({
      "available:USDT:ana": -5n,
      "available:USDT:ben": 5n,
    });
  });
});
