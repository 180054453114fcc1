import { faults } from "../planted/faults.ts";
import type { Guard } from "./guard.ts";

const functions = "src/adapters/persistence/functions";
const cases = "test/adapters/persistence/dispute/case-course.test.ts";
const payment = "test/domain/settlement/payment.test.ts";
const verdicts = "test/domain/arbitration/verdicts.test.ts";

/** What the rules check, what is written together, and what one process does at a time. */
export const ruleGuards: readonly Guard[] = [
  {
    name: "table-of-states",
    kind: "rule",
    keeps: "a command is accepted only in the states that the table names",
    without: [
      {
        file: "src/domain/trade-decision/admission.ts",
        is: "rowsOfAct.filter(({ from }) => from.includes(trade.status))",
        becomes: "rowsOfAct",
      },
    ],
    red: { file: payment, titled: "is never possible before paid, and never the buyer's" },
  },
  {
    name: "release-proof",
    kind: "rule",
    keeps: "crypto is released only with a proof that it is the seller who asks",
    without: [planted("release-without-proof")],
    red: { file: payment, titled: "needs a proof that is at most five minutes old" },
  },
  {
    name: "factor-of-a-release",
    kind: "rule",
    keeps: "a seller with a release factor has to use it",
    without: [planted("password-in-place-of-the-factor")],
    red: { file: payment, titled: "asks for the factor if one is set" },
  },
  {
    name: "judge-is-no-party",
    kind: "rule",
    keeps: "staff cannot act as staff in a trade of their own",
    without: [
      {
        file: "src/domain/trade-decision/admission.ts",
        is: "return side ? undefined : command.role;",
        becomes: "return command.role;",
      },
    ],
    red: {
      file: "test/domain/arbitration/disputes.test.ts",
      titled: "can be opened by staff at any time, with a reason; never by a party as staff",
    },
  },
  {
    name: "judge-is-near-to-none",
    kind: "rule",
    keeps: "nobody linked to a party works on its case",
    without: [
      {
        file: "src/domain/dispute/decide-case.ts",
        is: "return linked.has(buyerId) || linked.has(sellerId);",
        becomes: "return false;",
      },
    ],
    red: { file: cases, titled: "is kept from whoever is linked to a party" },
  },
  {
    name: "second-person-for-verdicts",
    kind: "rule",
    keeps: "a large verdict waits for a second person",
    without: [planted("second-person-skipped")],
    red: { file: verdicts, titled: "is one above 10,000 USD, or a moderator's split" },
  },
  {
    name: "same-verdict-twice",
    kind: "rule",
    keeps: "the second person confirms exactly the verdict of the first",
    without: [planted("another-verdict-confirmed")],
    red: { file: verdicts, titled: "stands when a supermoderator confirms exactly the same" },
  },
  {
    name: "second-person-for-the-team",
    kind: "rule",
    keeps: "one admin alone can neither grant a role nor reset a factor",
    without: [
      {
        file: "src/domain/staff/team-rules.ts",
        is: "if (proposedBy === actorId) return",
        becomes: "if (false) return",
      },
    ],
    red: { file: "test/domain/staff/team-rules.test.ts", titled: "second_person_needed" },
  },
  {
    name: "permission-of-staff",
    kind: "rights",
    keeps: "staff can only do what their role allows",
    without: [
      {
        file: "src/adapters/http/inbound/mount-routes.ts",
        is: 'if (!isAllowed(contract, actor)) return { refusal: "forbidden" };',
        becomes: "",
      },
    ],
    red: {
      file: "test/adapters/http/admin/authorization.test.ts",
      titled: "of support refuses them and changes nothing",
    },
  },
  {
    name: "log-with-the-act",
    kind: "same transaction",
    keeps: "every act of staff on a trade is in the audit log",
    without: [
      {
        file: `${functions}/commit-changes.ts`,
        is: "IF change ? 'audit' THEN PERFORM append_audit(change -> 'audit', moment); END IF;",
        becomes: "",
      },
    ],
    red: { file: cases, titled: "pays out if nobody appeals in time, and every act of staff" },
  },
  {
    name: "no-log-without-the-act",
    kind: "same transaction",
    keeps: "an act that was not done is not in the audit log",
    without: [
      {
        file: `${functions}/commit-changes.ts`,
        is: "IF change ? 'audit' THEN PERFORM append_audit(change -> 'audit', moment); END IF;",
        becomes: "",
      },
      {
        file: `${functions}/commit-changes.ts`,
        is: "moment := clock_timestamp();",
        becomes:
          "moment := clock_timestamp(); PERFORM append_audit(coalesce(change -> 'audit', '[]'), moment);",
      },
    ],
    red: { file: cases, titled: "leaves nothing in the log of an act that was not done" },
  },
  {
    name: "log-with-the-state",
    kind: "same transaction",
    keeps: "no account is locked without its entry in the audit log",
    without: [
      {
        file: "src/adapters/persistence/account/postgres-account-state-store.ts",
        is: 'await appendAudit(transaction, this.#seal, [audit]);\n      return "begun";',
        becomes:
          'await appendAudit(this.#dataSource, this.#seal, [audit]).catch(() => {});\n      return "begun";',
      },
    ],
    red: {
      file: "test/adapters/persistence/account-states.test.ts",
      titled: "no state starts without its entry in the log",
    },
  },
  {
    name: "event-with-the-change",
    kind: "same transaction",
    keeps: "both parties are notified of every line of a timeline",
    without: [
      {
        file: `${functions}/commit-write.ts`,
        is: "FROM told ORDER BY told.seq;",
        becomes: "FROM told WHERE false;",
      },
    ],
    red: {
      file: "test/adapters/persistence/trade-races.test.ts",
      titled: "a trade that runs its course moves exactly amount and fee",
    },
  },
  {
    name: "one-relay",
    kind: "one at a time",
    keeps: "no event is numbered twice",
    without: [
      {
        file: "src/adapters/persistence/outbox/outbox-relay.ts",
        is: "if (!lock?.mine) return 0;",
        becomes: "",
      },
    ],
    red: {
      file: "test/adapters/persistence/outbox-relay.test.ts",
      titled: "of two at once the second leaves everything to the first",
    },
  },
  {
    name: "key-in-use",
    kind: "one at a time",
    keeps: "the worker does not delete a key that a command is using",
    without: [
      {
        file: "src/adapters/persistence/housekeeping/postgres-expired-rows.ts",
        is: "LIMIT $2\n         FOR UPDATE SKIP LOCKED",
        becomes: "LIMIT $2",
      },
    ],
    red: {
      file: "test/adapters/persistence/housekeeping.test.ts",
      titled: "stay while in use: a command waits for its key",
    },
  },
  {
    name: "one-audit-of-the-books",
    kind: "one at a time",
    keeps: "one audit of the books runs at a time",
    without: [
      {
        file: "src/adapters/persistence/books/postgres-books.ts",
        is: "if (!lock?.mine) return false;",
        becomes: "",
      },
    ],
    red: {
      file: "test/adapters/persistence/books/audit.test.ts",
      titled: "of two at once one runs",
    },
  },
  {
    name: "one-migration",
    kind: "one at a time",
    keeps: "processes that start together migrate one after the other",
    without: [
      {
        file: "src/adapters/persistence/migrations/migrate.ts",
        is: 'await runner.query("SELECT pg_advisory_lock($1)", [migrationLock]);',
        becomes: "",
      },
    ],
    red: {
      file: "test/adapters/persistence/connection.test.ts",
      titled: "are applied once, even when four processes start together",
    },
  },
];

/** A fault of the core that removes a guard. */
export function planted(name: string) {
  const fault = faults.find((each) => each.name === name);
  if (!fault) throw new Error(`${name} is no planted fault`);
  return fault;
}
