import type { Guard } from "./guard.ts";

const obstacle = "src/adapters/persistence/functions/commit-obstacle.ts";
const contract = "test/adapters/persistence/commit-contract.test.ts";
const beside = "test/adapters/persistence/commit-guards.test.ts";

/** What ensures that a command with a key takes effect once. */
export const keyGuards: readonly Guard[] = [
  {
    name: "key-claim",
    kind: "key",
    keeps: "one command has one effect, even if sent many times at once",
    without: [
      {
        file: "src/adapters/persistence/migrations/1795700200000-ledger.ts",
        is: "PRIMARY KEY (actor_id, key)",
        becomes: "CHECK (true)",
      },
    ],
    red: { file: beside, titled: "gets the answer of the same command with its key" },
  },
  {
    name: "key-answer",
    kind: "key",
    keeps: "a command that was done under a key is not done again",
    without: [{ file: obstacle, is: "ELSIF known.answer IS NOT NULL", becomes: "ELSIF false" }],
    red: {
      file: contract,
      titled: "commits on PostgreSQL return the same answer for a used key",
    },
  },
  {
    name: "key-input",
    kind: "key",
    keeps: "a key does not answer a different command",
    without: [
      {
        file: obstacle,
        is: "IF known.input_hash <> change -> 'key' ->> 'input_hash'",
        becomes: "IF false",
      },
    ],
    red: {
      file: contract,
      titled: "commits on PostgreSQL return the same answer for a used key",
    },
  },
  {
    name: "key-input-recalled",
    kind: "key",
    keeps: "nor does it when it is looked up before the decision",
    without: [
      {
        file: "src/application/ports/commit.ts",
        is: "if (kept.inputHash !== inputHash)",
        becomes: "if (kept.inputHash !== kept.inputHash)",
      },
    ],
    red: {
      file: contract,
      titled: "commits on PostgreSQL return the same answer for a used key",
    },
  },
  {
    name: "key-replicated",
    kind: "key",
    keeps: "what is told again of a command is on the replicas that its commit waited for",
    without: [
      {
        file: "src/adapters/persistence/commit/group-commit.ts",
        is: "FOR KEY SHARE OF kept",
        becomes: "",
      },
    ],
    red: {
      file: "test/adapters/persistence/repeated-answers.test.ts",
      titled: "is committed like a change",
    },
  },
];
