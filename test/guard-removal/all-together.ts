import { commitGuards } from "./commit-guards.ts";
import { databaseGuards } from "./database-guards.ts";
import type { Guard } from "./guard.ts";
import { lockGuards } from "./lock-guards.ts";

const apart = [...lockGuards, ...commitGuards, ...databaseGuards];
const trades = "src/adapters/persistence/migrations/1795700300000-trades.ts";

/** Each of these alone prevents a trade from being paid twice. */
const together = [
  "trade-lock",
  "balance-lock",
  "trade-version",
  "trade-version-in-the-write",
  "ref",
  "ref-unique",
  "balance",
  "balance-check",
  "counter-check",
];

/** Everything that prevents a double release, at once. Sums alone do not reveal it. */
export const allTogether: Guard = {
  name: "all-before-a-double-release",
  kind: "all together",
  keeps: "of many releases of a trade one pays",
  without: [
    ...together.flatMap((name) => apart.find((guard) => guard.name === name)?.without ?? []),
    {
      file: trades,
      is: "active_usd_cents numeric(30, 0) NOT NULL DEFAULT 0 CHECK (active_usd_cents >= 0)",
      becomes: "active_usd_cents numeric(30, 0) NOT NULL DEFAULT 0",
    },
    {
      file: trades,
      is: "reserved_minor numeric(30, 0) NOT NULL DEFAULT 0 CHECK (reserved_minor >= 0)",
      becomes: "reserved_minor numeric(30, 0) NOT NULL DEFAULT 0",
    },
  ],
  red: {
    file: "test/guard-removal/double-release.ts",
    titled: "of 64 releases of each of 50 trades one pays",
  },
  breaks: [
    "nobody-below-zero",
    "escrow-holds-its-trade",
    "holds-settled-once",
    "timeline-without-gap",
    "usage-counted",
    "caps-reserved",
  ],
};
