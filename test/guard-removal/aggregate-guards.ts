import type { Guard } from "./guard.ts";

const functions = "src/adapters/persistence/functions";
const kept = "test/adapters/persistence/aggregates.test.ts";
const written = "test/adapters/persistence/aggregate-functions.test.ts";

/** What keeps apart two changes of one thing that is no trade. */
export const aggregateGuards: readonly Guard[] = [
  {
    name: "aggregate-lock",
    kind: "row lock",
    keeps: "two changes of anything else are looked at one after the other",
    without: [
      {
        file: `${functions}/commit-prepare.ts`,
        is: "PERFORM commit_aggregate_locks(changes);",
        becomes: "",
      },
    ],
    red: {
      file: written,
      titled: "let one wait for who is changing the same one",
    },
  },
  {
    name: "aggregate-version",
    kind: "look under the lock",
    keeps: "what was judged on the former version of anything else is judged again",
    without: [
      {
        file: `${functions}/commit-aggregate-obstacle.ts`,
        is: "IF stored IS DISTINCT FROM (part ->> 'seen_version')::integer THEN",
        becomes: "IF false THEN",
      },
    ],
    red: {
      file: kept,
      titled: "on PostgreSQL is changed over the version that was judged only",
    },
  },
  {
    name: "aggregate-version-in-the-write",
    kind: "look under the lock",
    keeps: "nothing else of another version is written over either, whoever forgot to look",
    without: [
      {
        file: `${functions}/commit-aggregates.ts`,
        is: "WHERE t.id = $2 AND t.version = $3'",
        becomes: "WHERE t.id = $2 AND $3 IS NOT NULL'",
      },
    ],
    red: { file: written, titled: "refuse to write over another version" },
  },
  {
    name: "aggregate-clock",
    kind: "look under the lock",
    keeps: "what was judged before a deadline of anything else does not happen after it",
    without: [
      {
        file: `${functions}/commit-aggregate-obstacle.ts`,
        is: "AND d.at > (change ->> 'judged_at')::timestamptz AND d.at <= moment",
        becomes: "AND false",
      },
    ],
    red: {
      file: kept,
      titled: "on PostgreSQL is not changed by what was judged before a clock of it ran out",
    },
  },
];
