import type { Guard } from "./guard.ts";

const prepare = "src/adapters/persistence/functions/commit-prepare.ts";
const ledgerLock = "src/adapters/persistence/functions/ledger-lock.ts";
const beside = "test/adapters/persistence/commit-guards.test.ts";
const sticky = "test/adapters/persistence/offer/sticky-offers.test.ts";
const order = "test/adapters/persistence/lock-order.test.ts";

/** Locks that a change takes before any check, and their order. */
export const lockGuards: readonly Guard[] = [
  {
    name: "trade-lock",
    kind: "row lock",
    keeps: "two changes of one trade are checked one after the other",
    without: [{ file: prepare, is: "ORDER BY t.id FOR NO KEY UPDATE", becomes: "ORDER BY t.id" }],
    red: { file: beside, titled: "learns of the trade's new version" },
  },
  {
    name: "halt-lock",
    kind: "row lock",
    keeps: "no commit overtakes a halt that is being written",
    without: [{ file: prepare, is: "LOCK TABLE halt IN ROW EXCLUSIVE MODE;", becomes: "" }],
    red: { file: beside, titled: "learns of a halt that is being written" },
  },
  {
    name: "maintenance-lock",
    kind: "row lock",
    keeps: "no commit overtakes a maintenance that is being written",
    without: [
      {
        file: "src/adapters/persistence/announcement/postgres-announcement-store.ts",
        is: "if (halts !== undefined) await transaction.query(lockHalts);",
        becomes: "",
      },
    ],
    red: {
      file: "test/adapters/persistence/maintenance-races.test.ts",
      titled: "holds back a start that arrives while it is being published",
    },
  },
  {
    name: "heartbeat-lock",
    kind: "row lock",
    keeps: "processes that come back together record one outage",
    without: [
      {
        file: "src/adapters/persistence/health/postgres-heartbeat.ts",
        is: "WHERE part = $1 FOR UPDATE",
        becomes: "WHERE part = $1",
      },
    ],
    red: {
      file: "test/adapters/persistence/heartbeats.test.ts",
      titled: "record an outage once",
    },
  },
  {
    name: "outage-without-an-end",
    kind: "rule",
    keeps: "no clock runs out between the return of a process and its first sign of life",
    without: [
      {
        file: "src/adapters/persistence/halt/pauses-column.ts",
        is: "WHERE h.silent_at <= clock_timestamp()",
        becomes: "WHERE false",
      },
    ],
    red: {
      file: "test/adapters/persistence/heartbeats.test.ts",
      titled: "keep a clock from running out before the first of them",
    },
  },
  {
    name: "offer-lock",
    kind: "row lock",
    keeps: "no trade starts on an offer while it is being changed",
    without: [{ file: prepare, is: "ORDER BY o.id FOR SHARE", becomes: "ORDER BY o.id" }],
    red: { file: beside, titled: "learns of the offer's new version" },
  },
  {
    name: "cap-lock",
    kind: "row lock",
    keeps: "two starts do not both use the rest of a cap",
    without: [
      { file: prepare, is: "ORDER BY o.offer_id FOR UPDATE", becomes: "ORDER BY o.offer_id" },
    ],
    red: { file: beside, titled: "learns that nothing is left of the cap" },
  },
  {
    name: "new-cap-lock",
    kind: "row lock",
    keeps: "a start and a new cap do not both see the old cap",
    without: [
      {
        file: prepare,
        is: "jsonb_array_elements(c #> '{own_offers,caps}') n)",
        becomes: "jsonb_array_elements(c -> 'no_caps') n)",
      },
    ],
    red: { file: beside, titled: "learns that a new cap is below what the offer now holds" },
  },
  {
    name: "active-offers-lock",
    kind: "row lock",
    keeps: "two offers of one owner cannot both become the last active one allowed",
    without: [
      {
        file: prepare,
        is: "SELECT c #>> '{own_offers,owner_id}' FROM jsonb_array_elements(changes) c)",
        becomes: "SELECT NULL)",
      },
    ],
    red: { file: beside, titled: "learns that its owner has reached the limit of active offers" },
  },
  {
    name: "sticky-lock",
    kind: "row lock",
    keeps: "two offers cannot both become the last sticky one of their coin, currency and side",
    without: [
      {
        file: prepare,
        is: "PERFORM pg_advisory_xact_lock(hashtextextended('sticky offers', 0));",
        becomes: "NULL;",
      },
    ],
    red: { file: sticky, titled: "leave no more sticky than allowed" },
  },
  {
    name: "counter-lock",
    kind: "row lock",
    keeps: "two starts do not both fit into the rest of a trader's limits",
    without: [
      { file: prepare, is: "ORDER BY u.trader_id FOR UPDATE", becomes: "ORDER BY u.trader_id" },
    ],
    red: { file: beside, titled: "learns that the limit of a trader's trades is reached" },
  },
  {
    name: "balance-lock",
    kind: "row lock",
    keeps: "two payments do not both spend the same balance",
    without: [{ file: ledgerLock, is: "ORDER BY a.id FOR UPDATE", becomes: "ORDER BY a.id" }],
    red: { file: beside, titled: "learns that the balance is gone" },
  },
  {
    name: "locked-account-lock",
    kind: "row lock",
    keeps: "nobody starts a trade while their account is being locked",
    without: [
      {
        file: "src/adapters/persistence/account/account-lock.ts",
        is: "WHERE trader_id = $1 FOR UPDATE",
        becomes: "WHERE trader_id = $1",
      },
    ],
    red: { file: beside, titled: "learns of an account that was locked meanwhile" },
  },
  {
    name: "trades-in-order",
    kind: "lock order",
    keeps: "two changes of the same trades cannot deadlock",
    without: [
      { file: prepare, is: "ORDER BY t.id FOR NO KEY UPDATE", becomes: "FOR NO KEY UPDATE" },
    ],
    red: { file: order, titled: "waits for the first of its trades" },
  },
  {
    name: "caps-in-order",
    kind: "lock order",
    keeps: "two changes of the same caps cannot deadlock",
    without: [{ file: prepare, is: "ORDER BY o.offer_id FOR UPDATE", becomes: "FOR UPDATE" }],
    red: { file: order, titled: "waits for the first of its caps" },
  },
  {
    name: "counters-in-order",
    kind: "lock order",
    keeps: "two changes of the same traders cannot deadlock",
    without: [{ file: prepare, is: "ORDER BY u.trader_id FOR UPDATE", becomes: "FOR UPDATE" }],
    red: { file: order, titled: "waits for the first of its counters" },
  },
  {
    name: "balances-in-order",
    kind: "lock order",
    keeps: "two payments between the same people cannot deadlock",
    without: [{ file: ledgerLock, is: "ORDER BY a.id FOR UPDATE", becomes: "FOR UPDATE" }],
    red: { file: order, titled: "waits for the first of its balances" },
  },
  {
    name: "keys-in-order",
    kind: "lock order",
    keeps: "batches with the same commands cannot deadlock",
    without: [
      {
        file: prepare,
        is: "WHERE c ? 'key'\n     ORDER BY 1, 2\n",
        becomes: "WHERE c ? 'key'\n",
      },
    ],
    red: { file: order, titled: "waits for the first of its keys" },
  },
];
