import { expect } from "chai";
import { money } from "../../../src/domain/money/money.ts";
import {
  coldBackEntry,
  coldHoldEntry,
  coldRefusedEntry,
  isColdMove,
  judgeColdMove,
  platformOwner,
} from "../../../src/domain/send/cold-move.ts";
import { sendSettleEntry } from "../../../src/domain/send/send-entries.ts";
import { accountId } from "../../../src/domain/ledger/account.ts";
import type { JournalEntry } from "../../../src/domain/ledger/journal-entry.ts";

const facts = { payable: 1_000n, ceiling: 400n, least: 10n, isOneOpen: false };
const move = { id: "s1", amount: money("USDT", 600n), fee: money("USDT", 5n) };

function sumOf(...entries: readonly JournalEntry[]): Readonly<Record<string, bigint>> {
  const sums: Record<string, bigint> = {};
  for (const { account, amount } of entries.flatMap(({ postings }) => postings)) {
    const id = accountId(account);
    sums[id] = (sums[id] ?? 0n) + amount.units;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, units]) => units !== 0n));
}

describe("a move to cold storage", () => {
  const judge = (units: bigint, other: Partial<typeof facts> = {}) => {
    const judged = judgeColdMove({ ...facts, ...other }, units);
    return judged.ok ? "moves" : judged.refusal.code;
  };

  it("takes what is above the ceiling, and no more", () => {
    expect(judge(600n)).to.equal("moves");
    expect(judge(10n)).to.equal("moves");
    expect(judge(601n)).to.equal("hot_not_above");
    expect(judge(9n)).to.equal("hot_not_above");
    expect(judge(600n, { ceiling: 1_000n })).to.equal("hot_not_above");
  });

  it("is none without a ceiling, or while another one is not over", () => {
    expect(judge(600n, { ceiling: 0n })).to.equal("hot_not_above");
    expect(judge(600n, { isOneOpen: true })).to.equal("cold_move_open");
  });

  it("is nobody's", () => {
    expect(isColdMove({ traderId: platformOwner })).to.equal(true);
    expect(isColdMove({ traderId: "ana" })).to.equal(false);
  });

  it("is booked as cold from the beginning, and leaves the hot account when a block has it", () => {
    const held = coldHoldEntry(move);
    expect(sumOf(held)).to.deep.equal({
      "cold:USDT": -600n,
      "outgoing:USDT:s1": 605n,
      "network_fees:USDT": -5n,
    });
    expect(sumOf(held, sendSettleEntry(move, money("ETH", 3n)))).to.deep.equal({
      "cold:USDT": -600n,
      "hot:USDT": 600n,
      "network_fees:ETH": -3n,
      "hot:ETH": 3n,
    });
  });

  it("leaves nothing where it is declined, and the fee alone where a contract refuses it", () => {
    const held = coldHoldEntry(move);
    expect(sumOf(held, coldBackEntry(move))).to.deep.equal({});
    expect(sumOf(held, coldRefusedEntry(move, money("ETH", 3n)))).to.deep.equal({
      "network_fees:ETH": -3n,
      "hot:ETH": 3n,
    });
  });
});
