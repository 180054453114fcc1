import { expect } from "chai";
import {
  decideBy,
  exitOf,
  leastEscrow,
} from "../../../src/domain/multisig-escrow/longest-times.ts";
import { defaultTradePolicy } from "../../../src/domain/policy/default-policy.ts";

const day = 24 * 60 * 60;
const trade = { amount: leastEscrow, windowSeconds: 90 * 60 };

describe("when a seller can leave with the escrow of a trade", () => {
  const blocksOf = (change: Partial<typeof defaultTradePolicy> = {}, windowSeconds?: number) => {
    const asked = windowSeconds === undefined ? trade : { ...trade, windowSeconds };
    const exit = exitOf(asked, { ...defaultTradePolicy, ...change });
    return exit.ok ? exit.value : exit.refusal.code;
  };

  it("is after the longest payment, dispute and appeal, at eight minutes a block", () => {
    // A day to fund, three windows and 7 days, 60 days of dispute, 21 of appeal, 7 for the payout.
    expect(blocksOf()).to.equal(Math.ceil((96 * day + 3 * 90 * 60) / 480));
    expect(blocksOf({ extensionsAtMost: 0 })).to.equal(Math.ceil((96 * day + 90 * 60) / 480));
  });

  it("leaves time for an appeal and a payout after the last day to decide a dispute", () => {
    const policy = { ...defaultTradePolicy, multisigDisputeWithin: 10 * day };
    const startedAt = Date.UTC(2026, 0, 1);
    const lastDay = decideBy({ ...trade, startedAt }, policy);
    // A day to fund, three windows and 7 days, 10 days of dispute.
    expect(lastDay).to.equal(startedAt + (18 * day + 3 * 90 * 60) * 1000);
    const exit = startedAt + Number(blocksOf({ multisigDisputeWithin: 10 * day })) * 480 * 1000;
    expect(exit - lastDay).to.be.within(28 * day * 1000, (28 * day + 480) * 1000);
  });

  it("is said by no script where a trade takes about a year", () => {
    expect(blocksOf({}, 30 * day)).to.equal(Math.ceil((186 * day) / 480));
    expect(blocksOf({ extensionsAtMost: 10 }, 30 * day)).to.equal("too_long");
  });

  it("is never where fees of the network would take too much", () => {
    const small = exitOf({ ...trade, amount: leastEscrow - 1n }, defaultTradePolicy);
    expect(small).to.deep.include({ refusal: { code: "amount_too_small" } });
  });
});
