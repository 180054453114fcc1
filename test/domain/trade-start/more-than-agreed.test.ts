import { noBonds } from "../../../src/domain/bond/bond.ts";
import { expect } from "chai";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import { money } from "../../../src/domain/money/money.ts";
import { moreThanAgreed } from "../../../src/domain/agreement/amendment.ts";
import { moreRefusal } from "../../../src/domain/trade-start/start-again.ts";
import type { Eligibility } from "../../../src/domain/trade-start/start-limits.ts";
import { defaultStartPolicy } from "../../../src/domain/policy/default-policy.ts";
import { euros } from "../offer/example-offer.ts";
import { agreed, openedTrade } from "../trade/example-trade.ts";

const free: Eligibility = {
  level: 2,
  activeTrades: 1,
  completedTrades: 0,
  activeUsdCents: 0n,
  recentUsdCents: 0n,
  totalUsdCents: 0n,
  account: freeAccount,
  inDebt: false,
  marks: [],
  bond: noBonds,
};
/** One cent below the active value that level 2 allows. */
const full: Eligibility = { ...free, activeUsdCents: 10_000_00n - 1n };
const more = { fiat: euros(20_00n), usdCents: 21_74n };

describe("the increase of a trade", () => {
  it("is the difference, in money and in dollars, and nothing if there is none", () => {
    const trade = openedTrade();
    expect(agreed.fiat).to.deep.equal(euros(100_00n));
    expect(moreThanAgreed(trade, euros(120_00n))).to.deep.equal({
      fiat: euros(20_00n),
      // 108.70 dollars for 100 euros: a fifth more is 130.44.
      usdCents: 130_44n - agreed.usdCents,
    });
    expect(moreThanAgreed(trade, euros(100_00n))).to.equal(undefined);
    expect(moreThanAgreed(trade, euros(99_99n))).to.equal(undefined);
  });

  it("has the decimals of its currency", () => {
    const fiat = { currency: "JPY", minor: 15_000n };
    const trade = openedTrade({ money: { ...agreed, amount: money("BTC", 1_000n), fiat } });
    const received = { currency: "JPY", minor: 15_001n };
    expect(moreThanAgreed(trade, received)?.fiat).to.deep.equal({ currency: "JPY", minor: 1n });
  });

  const rows = [
    ["nothing is in its way", { owner: free, taker: free, capRemaining: undefined }, undefined],
    [
      "the cap leaves just that",
      { owner: free, taker: free, capRemaining: euros(20_00n) },
      undefined,
    ],
    [
      "the cap leaves a cent less",
      { owner: free, taker: free, capRemaining: euros(19_99n) },
      "offer_not_takeable",
    ],
    [
      "the taker's limit is passed",
      { owner: free, taker: full, capRemaining: undefined },
      "max_per_trade_limit",
    ],
    [
      "the owner's limit is passed",
      { owner: full, taker: free, capRemaining: undefined },
      "offer_not_takeable",
    ],
    [
      "everything is in its way",
      { owner: full, taker: full, capRemaining: euros(0n) },
      "max_per_trade_limit",
    ],
  ] as const;
  for (const [when, request, code] of rows) {
    it(`is ${code ?? "not"} refused where ${when}`, () => {
      expect(moreRefusal(more, request, defaultStartPolicy)).to.equal(code);
    });
  }
});
