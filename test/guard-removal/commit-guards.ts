import { boundGuards } from "./bound-guards.ts";
import type { Guard } from "./guard.ts";

const functions = "src/adapters/persistence/functions";
const sticky = "test/adapters/persistence/offer/sticky-offers.test.ts";
const changes = `${functions}/commit-changes.ts`;
const obstacle = `${functions}/commit-obstacle.ts`;
const write = `${functions}/commit-write.ts`;
const contract = "test/adapters/persistence/commit-contract.test.ts";
const beside = "test/adapters/persistence/commit-guards.test.ts";
const maintenance = "test/adapters/persistence/maintenance-races.test.ts";
const duringMaintenance = "a maintenance that is announced while trades start";
const tables = "test/adapters/persistence/table-guards.test.ts";

/** What a change checks under its locks: that everything it relied on still holds. */
export const commitGuards: readonly Guard[] = [
  {
    name: "trade-version",
    kind: "check under the lock",
    keeps: "a decision based on an older version of a trade is made again",
    without: [
      {
        file: obstacle,
        is: "SELECT 'version' AS over WHERE change ? 'trade'",
        becomes: "SELECT 'version' AS over WHERE false",
      },
    ],
    red: {
      file: contract,
      titled: "commits on PostgreSQL execute only what was decided on the current version",
    },
  },
  {
    name: "trade-version-in-the-write",
    kind: "check under the lock",
    keeps: "a newer version of a trade is never overwritten, even without the check before",
    without: [
      {
        file: write,
        is: "WHERE t.id = r.id AND t.version = (change -> 'trade' ->> 'seen_version')::integer;",
        becomes: "WHERE t.id = r.id;",
      },
    ],
    red: { file: tables, titled: "overwrites no other version of a trade" },
  },
  {
    name: "halt",
    kind: "check under the lock",
    keeps: "a decision from before a halt is made again with it",
    without: [
      {
        file: changes,
        is: "CASE WHEN change ? 'halts' THEN commit_halts(change) END,",
        becomes: "",
      },
    ],
    red: {
      file: "test/adapters/persistence/halt-store.test.ts",
      titled:
        "halts on PostgreSQL, during a decision let no trade start that was decided before them",
    },
  },
  {
    name: "maintenance",
    kind: "check under the lock",
    keeps: "a decision from before a maintenance is made again with it",
    without: [
      {
        file: `${functions}/commit-halts.ts`,
        is: "UNION ALL SELECT m.kind, m.asset FROM (${haltingAnnouncements}) m",
        becomes: "",
      },
    ],
    red: {
      file: maintenance,
      titled: `${duringMaintenance} lets no trade start that was decided before it`,
    },
  },
  {
    name: "offer-version",
    kind: "check under the lock",
    keeps: "no trade starts on an offer that was changed or switched off",
    without: [
      {
        file: obstacle,
        is: "SELECT 'offer' WHERE change ? 'offer'",
        becomes: "SELECT 'offer' WHERE false",
      },
    ],
    red: {
      file: contract,
      titled: "commits on PostgreSQL start nothing on an offer that changed in between",
    },
  },
  {
    name: "offer-version-of-an-edit",
    kind: "check under the lock",
    keeps: "an owner's change does not undo the one before it",
    without: [
      {
        file: `${functions}/commit-aggregate-obstacle.ts`,
        is: "IF stored IS DISTINCT FROM (part ->> 'seen_version')::integer THEN",
        becomes: "IF false THEN",
      },
    ],
    red: {
      file: "test/adapters/persistence/offer/offer-races.test.ts",
      titled: "of many changes to one version exactly one is stored",
    },
  },
  {
    name: "active-offers",
    kind: "check under the lock",
    keeps: "nobody has more active offers than their level allows",
    without: [
      {
        file: `${functions}/commit-own-offers-obstacle.ts`,
        is: "IF active > (change #>> '{own_offers,most_active}')::integer THEN",
        becomes: "IF false THEN",
      },
    ],
    red: {
      file: "test/adapters/persistence/offer/offer-races.test.ts",
      titled: "of offers that are switched on at once, as many stay on as the level allows",
    },
  },
  {
    name: "sticky-offers",
    kind: "check under the lock",
    keeps: "a list does not begin with more sticky offers than allowed",
    without: [
      {
        file: `${functions}/commit-sticky-obstacle.ts`,
        is: "> (change #>> '{sticky,most_others}')::integer THEN",
        becomes: "< 0 THEN",
      },
    ],
    red: { file: sticky, titled: "leave no more sticky than allowed" },
  },
  {
    name: "new-cap",
    kind: "check under the lock",
    keeps: "a new cap is not below what its offer holds, and its owner learns why",
    without: [
      {
        file: `${functions}/commit-own-offers-obstacle.ts`,
        is: "WHERE (n ->> 'cap_minor')::numeric",
        becomes: "WHERE NULL::numeric",
      },
    ],
    red: { file: beside, titled: "learns that a new cap is below what the offer now holds" },
  },
  {
    name: "account-version",
    kind: "check under the lock",
    keeps: "a decision from before an account was locked is made again",
    without: [{ file: changes, is: "commit_standing(change));", becomes: "NULL);" }],
    red: { file: beside, titled: "learns of an account that was locked meanwhile" },
  },
  {
    name: "pair",
    kind: "check under the lock",
    keeps: "two people have no more active trades with each other than allowed",
    without: [
      {
        file: changes,
        is: "CASE WHEN change ? 'pair' THEN commit_pair(change) END,",
        becomes: "",
      },
    ],
    red: {
      file: contract,
      titled:
        "commits on PostgreSQL that start trades between two people allow as many active ones as the limit says",
    },
  },
  {
    name: "block",
    kind: "check under the lock",
    keeps: "nobody begins a trade with somebody who blocked them meanwhile",
    without: [
      {
        file: `${functions}/commit-pair.ts`,
        is: "RETURN jsonb_build_object('outcome', 'conflict', 'over', 'block');",
        becomes: "NULL;",
      },
    ],
    red: {
      file: contract,
      titled:
        "commits on PostgreSQL that start trades between two people are refused where one of them blocked",
    },
  },
  {
    name: "clock",
    kind: "check under the lock",
    keeps: "a decision from before a deadline does not take effect after it",
    without: [
      {
        file: obstacle,
        is: "SELECT 'deadline' WHERE change ? 'trade'",
        becomes: "SELECT 'deadline' WHERE false",
      },
    ],
    red: {
      file: contract,
      titled: "commits on PostgreSQL execute nothing that was decided before a deadline passed",
    },
  },
  {
    name: "clock-after-the-wait",
    kind: "check under the lock",
    keeps: "the time is taken when the lock is held, not when the command arrives",
    without: [{ file: changes, is: "moment := clock_timestamp();", becomes: "moment := now();" }],
    red: { file: beside, titled: "learns of a deadline that passed while it waited" },
  },
  ...boundGuards,
  {
    name: "cap",
    kind: "check under the lock",
    keeps: "trades of an offer stay within its cap, and a start that comes too late learns why",
    without: [{ file: obstacle, is: "> o.cap_minor", becomes: "> NULL::numeric" }],
    red: { file: beside, titled: "learns that nothing is left of the cap" },
  },
  {
    name: "ref",
    kind: "check under the lock",
    keeps: "a ref is booked once, and a commit that comes too late learns why",
    without: [
      {
        file: obstacle,
        is: "JOIN ledger_entry l ON l.ref = e ->> 'ref'",
        becomes: "JOIN ledger_entry l ON false",
      },
    ],
    red: { file: contract, titled: "commits on PostgreSQL book a ref once" },
  },
  {
    name: "balance",
    kind: "check under the lock",
    keeps: "nobody pays more than they have, and a commit that comes too late learns why",
    without: [{ file: obstacle, is: "WHERE a.balance + moved.amount < 0", becomes: "WHERE false" }],
    red: {
      file: contract,
      titled: "commits on PostgreSQL take no more than there is, or nothing at all",
    },
  },
  {
    name: "debt",
    kind: "check under the lock",
    keeps: "claims are paid with what is there, and with all of it",
    without: [
      { file: changes, is: "coalesce(commit_debts(change),", becomes: "coalesce(NULL::jsonb," },
    ],
    red: { file: beside, titled: "learns that debts have changed" },
  },
];
