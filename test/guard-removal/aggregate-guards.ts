import type { Guard } from "./guard.ts";

const functions = "src/adapters/persistence/functions";
const kept = "test/adapters/persistence/aggregates.test.ts";
const written = "test/adapters/persistence/aggregate-functions.test.ts";

/** What separates two changes of the same aggregate, other than a trade. */
export const aggregateGuards: readonly Guard[] = [
  {
    name: "aggregate-lock",
    kind: "row lock",
    keeps: "two changes of any other aggregate are checked one after the other",
    without: [
      {
        file: `${functions}/commit-prepare.ts`,
        is: "PERFORM commit_aggregate_locks(changes);",
        becomes: "",
      },
    ],
    red: {
      file: written,
      titled: "make a change wait for another of the same one",
    },
  },
  {
    name: "aggregate-name-lock",
    kind: "row lock",
    keeps: "of two who make the same other aggregate, the second learns of the first",
    without: [
      {
        file: `${functions}/commit-aggregate-locks.ts`,
        is: "IF wanted.is_new THEN",
        becomes: "IF false THEN",
      },
    ],
    red: {
      file: written,
      titled: "make a new one wait for another with its name, and then learn of it",
    },
  },
  {
    name: "aggregate-version",
    kind: "check under the lock",
    keeps: "a decision based on an older version of another aggregate is made again",
    without: [
      {
        file: `${functions}/commit-aggregate-obstacle.ts`,
        is: "IF stored IS DISTINCT FROM (part ->> 'seen_version')::integer THEN",
        becomes: "IF false THEN",
      },
    ],
    red: {
      file: kept,
      titled: "on PostgreSQL is changed only over the version that was decided on",
    },
  },
  {
    name: "aggregate-version-in-the-write",
    kind: "check under the lock",
    keeps:
      "a newer version of another aggregate is never overwritten either, even without the check before",
    without: [
      {
        file: `${functions}/commit-aggregates.ts`,
        is: "WHERE t.id = $2 AND t.version = $3'",
        becomes: "WHERE t.id = $2 AND $3 IS NOT NULL'",
      },
    ],
    red: { file: written, titled: "refuse to overwrite another version" },
  },
  {
    name: "aggregate-clock",
    kind: "check under the lock",
    keeps: "a decision from before a deadline of another aggregate does not take effect after it",
    without: [
      {
        file: `${functions}/commit-aggregate-obstacle.ts`,
        is: "AND d.at > (change ->> 'judged_at')::timestamptz AND d.at <= moment",
        becomes: "AND false",
      },
    ],
    red: {
      file: kept,
      titled: "on PostgreSQL is not changed by a decision from before one of its deadlines",
    },
  },
];
