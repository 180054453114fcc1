import type { Guard } from "./guard.ts";

const persistence = "src/adapters/persistence";
const database = "test/adapters/persistence/market-guards.test.ts";

/** What keeps play money among demo accounts, and everything else from them. */
export const marketGuards: readonly Guard[] = [
  {
    name: "market",
    kind: "constraint",
    keeps: "only demo accounts hold play money, and they hold nothing else",
    without: [
      {
        file: `${persistence}/functions/refuse-other-market.ts`,
        is: "AND trader.is_demo <> asset.is_play",
        becomes: "AND false",
      },
    ],
    red: { file: database, titled: "is held by demo accounts alone" },
  },
  {
    name: "demo-level",
    kind: "constraint",
    keeps: "a demo account has its own level, and no other account has it",
    without: [
      {
        file: `${persistence}/migrations/1796993000000-demo-accounts.ts`,
        is: "CHECK (is_demo = (level < 0))",
        becomes: "CHECK (true)",
      },
    ],
    red: { file: database, titled: "belongs to accounts with a level of their own" },
  },
  {
    name: "demo-stays",
    kind: "rights",
    keeps: "a demo account never becomes a real one, nor the other way round",
    without: [
      {
        file: `${persistence}/migrations/app-rights.ts`,
        is: '  trader: ["is_demo"],\n',
        becomes: "",
      },
    ],
    red: {
      file: "test/adapters/persistence/app-role.test.ts",
      titled: "UPDATE trader SET is_demo = true",
    },
  },
  {
    name: "one-market",
    kind: "rule",
    keeps: "no trade starts between a demo account and another, nor with the wrong kind of asset",
    without: [
      {
        file: "src/domain/trade-start/decide-start.ts",
        is: "if (![owner, taker].every((each) => isTradedBy(offer.asset, each))) {",
        becomes: "if ([owner, taker].length === 0) {",
      },
    ],
    red: {
      file: "test/domain/trade-start/markets.test.ts",
      titled: "needs a demo account on each side",
    },
  },
];
