import { noBonds } from "../../../src/domain/bond/bond.ts";
import { expect } from "chai";
import fc from "fast-check";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import { limitReasons } from "../../../src/domain/kyc/levels.ts";
import { money } from "../../../src/domain/money/money.ts";
import { noGates } from "../../../src/domain/offer/offer-gates.ts";
import type { OfferAmounts } from "../../../src/domain/offer/offer.ts";
import { defaultStartPolicy } from "../../../src/domain/policy/default-policy.ts";
import type { Eligibility } from "../../../src/domain/trade-start/start-limits.ts";
import { takerMost } from "../../../src/domain/trade-start/taker-most.ts";
import { euros } from "../offer/example-offer.ts";

const fresh: Eligibility = {
  account: freeAccount,
  inDebt: false,
  marks: [],
  bond: noBonds,
  level: 1,
  activeTrades: 0,
  completedTrades: 0,
  activeUsdCents: 0n,
  recentUsdCents: 0n,
  totalUsdCents: 0n,
};
const range = (min: bigint, max: bigint): OfferAmounts => ({
  kind: "range",
  min: euros(min),
  max: euros(max),
});
/** With a price of 50,000 EUR, half a percent of fee, and a euro at 1.10 USD. */
const means = (eligibility: Partial<Eligibility>, satoshi = 0n) => ({
  eligibility: { ...fresh, ...eligibility },
  available: money("BTC", satoshi).units,
  price: { asset: "BTC", currency: "EUR", scaled: 5_000_000_000_000n } as const,
  feeRate: { basisPoints: 50, discountPercent: 0 },
  known: { hasTraded: false },
  usdCents: ({ minor }: { minor: bigint }) => (minor * 11n + 9n) / 10n,
});
type Row = readonly [
  what: string,
  side: "buy" | "sell",
  amounts: OfferAmounts,
  means: ReturnType<typeof means>,
  expected: readonly [cents: bigint, by: string] | undefined,
];

const limit = "max_per_trade_limit";

describe("the most that a taker can take of an offer", () => {
  const small = range(20_00n, 500_00n);
  const large = range(20_00n, 5_000_00n);
  const list: OfferAmounts = {
    kind: "predefined",
    amounts: [euros(100_00n), euros(800_00n), euros(2_000_00n)],
  };
  const table: readonly Row[] = [
    ["all of a small one", "sell", small, means({}), undefined],
    ["of a large one what their level allows", "sell", large, means({}), [909_00n, limit]],
    [
      "what the last day leaves",
      "sell",
      large,
      means({ recentUsdCents: 900_00n }),
      [90_00n, "reached_daily_compliance_limit"],
    ],
    [
      "what their lifetime leaves",
      "sell",
      large,
      means({ totalUsdCents: 9_950_00n }),
      [45_00n, "default"],
    ],
    [
      "nothing that they are told of, where nothing is left",
      "sell",
      large,
      means({ activeUsdCents: 990_00n }),
      undefined,
    ],
    ["everything without a limit", "sell", large, means({ level: 3 }), undefined],
    ["of a list what it still names", "sell", list, means({}), [909_00n, limit]],
    [
      "all of a list that ends below",
      "sell",
      { ...list, amounts: [euros(100_00n)] },
      means({}),
      undefined,
    ],
    [
      "as a seller what their balance covers",
      "buy",
      large,
      means({ level: 3 }, 201_000n),
      [100_00n, "low_balance"],
    ],
    [
      "as a seller the tighter of both",
      "buy",
      large,
      means({ recentUsdCents: 990_00n }, 201_000n),
      undefined,
    ],
    ["as a buyer whatever is in their wallet", "sell", small, means({}, 0n), undefined],
  ];
  for (const [what, side, amounts, has, expected] of table) {
    it(`is ${what}`, () => {
      const most = takerMost({ side, gates: noGates }, amounts, has, defaultStartPolicy);
      expect(most && [most.fiat.minor, most.by]).to.deep.equal(expected);
    });
  }

  it("is what the owner lets new buyers take, until they traded with each other", () => {
    const gates = { ...noGates, newBuyerMost: euros(60_00n) };
    const most = (hasTraded: boolean) => {
      const has = { ...means({ level: 3 }), known: { hasTraded } };
      return takerMost({ side: "sell", gates }, small, has, defaultStartPolicy);
    };
    expect(most(false)).to.deep.equal({ fiat: euros(60_00n), by: "new_buyer_trade_limit" });
    expect(most(true)).to.equal(undefined);
  });

  it("is never over a limit", () => {
    const cents = fc.bigInt({ min: 0n, max: 2_000_00n });
    fc.assert(
      fc.property(cents, cents, cents, (activeUsdCents, recentUsdCents, totalUsdCents) => {
        const has = means({ activeUsdCents, recentUsdCents, totalUsdCents });
        const most = takerMost({ side: "sell", gates: noGates }, large, has, defaultStartPolicy);
        if (!most) return;
        const worth = has.usdCents(most.fiat);
        expect(limitReasons(has.eligibility, worth, defaultStartPolicy.levels)).to.deep.equal([]);
      }),
    );
  });
});
