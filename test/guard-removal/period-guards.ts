import type { Guard } from "./guard.ts";

const seal = "src/adapters/persistence/functions/seal-ledger-period.ts";
const rights = "src/adapters/persistence/migrations/app-rights.ts";
const periods = "test/adapters/persistence/books/periods.test.ts";
const role = "test/adapters/persistence/app-role.test.ts";

/** What keeps sealed periods of the ledger true. */
export const periodGuards: readonly Guard[] = [
  {
    name: "seals-by-the-owner",
    kind: "rights",
    keeps: "the serving account cannot write a seal",
    without: [{ file: rights, is: '  "ledger_period",\n', becomes: "" }],
    red: { file: role, titled: "may not: INSERT INTO ledger_period" },
  },
  {
    name: "openings-by-the-owner",
    kind: "rights",
    keeps: "the serving account cannot write an opening balance",
    without: [{ file: rights, is: '  "ledger_opening",\n', becomes: "" }],
    red: { file: role, titled: "may not: INSERT INTO ledger_opening" },
  },
  {
    name: "seal-of-open-commits",
    kind: "rule",
    keeps: "no entry appears in a period after it was sealed",
    without: [{ file: seal, is: "FOR turn IN 1 .. 100 LOOP", becomes: "FOR turn IN 1 .. 0 LOOP" }],
    red: { file: periods, titled: "wait for a commit that took an id and has not ended" },
  },
  {
    name: "seal-of-old-snapshots",
    kind: "rule",
    keeps: "nothing is sealed by what was there some time ago",
    without: [
      {
        file: seal,
        is: "current_setting('transaction_isolation') <> 'read committed'",
        becomes: "false",
      },
    ],
    red: { file: periods, titled: "are refused in a transaction that sees only what was there" },
  },
  {
    name: "seal-of-balanced-entries",
    kind: "rule",
    keeps: "no entry that does not balance is sealed",
    without: [{ file: seal, is: "HAVING sum(p.amount) <> 0)", becomes: "HAVING false)" }],
    red: { file: periods, titled: "are not sealed while an entry in them does not balance" },
  },
];
