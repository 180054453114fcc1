import { expect } from "chai";
import { closingObstacles, type ClosingFacts } from "../../../src/domain/account/closing.ts";
import { accountAllows, freeAccount } from "../../../src/domain/account/trader-account.ts";
import { accountCapabilities } from "../../../src/domain/account/account-states.ts";

const settled: ClosingFacts = {
  activeTrades: 0,
  hasBalance: false,
  hasDebt: false,
  openDisputes: 0,
};

describe("what keeps an account open", () => {
  it("is nothing where all is settled", () => {
    expect(closingObstacles(settled)).to.deep.equal([]);
  });

  for (const [facts, obstacle] of [
    [{ activeTrades: 1 }, "active_trades"],
    [{ hasBalance: true }, "balance"],
    [{ hasDebt: true }, "debt"],
    [{ openDisputes: 2 }, "dispute"],
  ] as const) {
    it(`is named: ${obstacle}`, () => {
      expect(closingObstacles({ ...settled, ...facts })).to.deep.equal([obstacle]);
    });
  }

  it("is named whole, not one after the other", () => {
    const all = { activeTrades: 3, hasBalance: true, hasDebt: true, openDisputes: 1 };
    expect(closingObstacles(all)).to.deep.equal(["active_trades", "balance", "debt", "dispute"]);
  });
});

describe("a closed account", () => {
  for (const capability of accountCapabilities) {
    it(`allows nothing: ${capability}`, () => {
      expect(accountAllows(freeAccount, capability)).to.equal(true);
      const closed = { ...freeAccount, isClosed: true };
      const facts = { hasConsent: true, isLastWithdrawal: true };
      expect(accountAllows(closed, capability, facts)).to.equal(false);
    });
  }
});
