import type { Guard } from "./guard.ts";

const migrations = "src/adapters/persistence/migrations";
const ledger = `${migrations}/1795700200000-ledger.ts`;
const trades = `${migrations}/1795700300000-trades.ts`;
const rights = `${migrations}/app-rights.ts`;
const dataSource = "src/adapters/persistence/connection/session-settings.ts";
const tables = "test/adapters/persistence/table-guards.test.ts";
const role = "test/adapters/persistence/app-role.test.ts";
const connection = "test/adapters/persistence/connection.test.ts";

/** What the database refuses by itself, even without a check before. */
export const databaseGuards: readonly Guard[] = [
  {
    name: "ref-unique",
    kind: "constraint",
    keeps: "a hold or a settlement is booked once, even by two commits that do not see each other",
    without: [{ file: ledger, is: "ref text NOT NULL UNIQUE", becomes: "ref text NOT NULL" }],
    red: {
      file: "test/adapters/persistence/commit-guards.test.ts",
      titled: "is refused by the database if it books the same hold or settlement",
    },
  },
  {
    name: "balance-check",
    kind: "constraint",
    keeps: "no account is below zero",
    without: [{ file: ledger, is: " CHECK (balance >= 0)", becomes: "" }],
    red: { file: tables, titled: "leaves no balance below zero" },
  },
  {
    name: "cap-check",
    kind: "constraint",
    keeps: "no cap is exceeded",
    without: [
      {
        file: trades,
        is: "CHECK (reserved_minor + used_minor <= cap_minor)",
        becomes: "CHECK (true)",
      },
    ],
    red: { file: tables, titled: "exceeds no cap" },
  },
  {
    name: "counter-check",
    kind: "constraint",
    keeps: "nobody has fewer than zero active trades: no trade ends twice",
    without: [{ file: trades, is: " CHECK (active_trades >= 0)", becomes: "" }],
    red: { file: tables, titled: "exceeds no cap, and leaves no counter below zero" },
  },
  {
    name: "reward-check",
    kind: "constraint",
    keeps: "no more of a reward is taken back than was paid",
    without: [
      {
        file: `${migrations}/1796481000000-partner.ts`,
        is: "CHECK (taken_back BETWEEN 0 AND units)",
        becomes: "CHECK (true)",
      },
    ],
    red: { file: tables, titled: "takes back no more of a reward than was paid" },
  },
  {
    name: "reward-once",
    kind: "constraint",
    keeps: "a trade rewards a tier once",
    without: [
      {
        file: `${migrations}/1796481000000-partner.ts`,
        is: "UNIQUE (trade_id, tier)",
        becomes: "CHECK (true)",
      },
    ],
    red: { file: tables, titled: "notes one reward of a trade and a tier" },
  },
  {
    name: "link-whole",
    kind: "constraint",
    keeps: "a payment of a link names payer, amount, price and time, or none of them",
    without: [
      {
        file: `${migrations}/1796700000000-payment-links.ts`,
        is: "CHECK (num_nulls(payer_id, units, price, paid_at) IN (0, 4))",
        becomes: "CHECK (true)",
      },
    ],
    red: {
      file: tables,
      titled:
        "keeps a payment of a link whole, of somebody else, and not of one that was called off",
    },
  },
  {
    name: "send-owner",
    kind: "constraint",
    keeps: "coins that are nobody's leave only after an approval, and to no trader",
    without: [
      {
        file: `${migrations}/1797007200000-cold-moves.ts`,
        is: "CHECK (trader_id IS NOT NULL OR (needs_approval AND recipient_id IS NULL AND payment_hash IS NULL))",
        becomes: "CHECK (true)",
      },
    ],
    red: { file: tables, titled: "sends what is nobody's only after an approval" },
  },
  {
    name: "claim-check",
    kind: "constraint",
    keeps: "nobody pays more than they owe",
    without: [
      {
        file: `${migrations}/1795800100000-disputes.ts`,
        is: "CHECK (served + written_off <= amount)",
        becomes: "CHECK (true)",
      },
    ],
    red: { file: tables, titled: "pays no more on a claim than is owed" },
  },
  {
    name: "states-of-trades",
    kind: "constraint",
    keeps: "no trade is in a state that no rule leads to",
    without: [
      {
        file: trades,
        is: "FOREIGN KEY (status, stage, escrow, dispute, chargeback, feedback) REFERENCES trade_state",
        becomes: "CHECK (true)",
      },
    ],
    red: { file: tables, titled: "stores no state that no rule leads to" },
  },
  {
    name: "second-person-check",
    kind: "constraint",
    keeps: "nobody confirms their own proposal about the team",
    without: [
      {
        file: `${migrations}/1795900300000-staff-team.ts`,
        is: "CHECK (NOT is_confirmed OR closed_by <> proposed_by)",
        becomes: "CHECK (true)",
      },
    ],
    red: { file: tables, titled: "lets nobody confirm their own proposal" },
  },
  {
    name: "history-of-the-ledger",
    kind: "history",
    keeps: "entries and postings are append-only, even for the owner of the tables",
    without: [
      {
        file: ledger,
        is: 'of ["ledger_entry", "ledger_posting"]',
        becomes: "of [] as readonly string[]",
      },
    ],
    red: {
      file: "test/adapters/persistence/trade-races.test.ts",
      titled: "history cannot be changed, not even by us",
    },
  },
  {
    name: "history-of-trades",
    kind: "history",
    keeps: "timelines and agreed terms are append-only",
    without: [
      {
        file: trades,
        is: 'of ["trade_terms", "trade_event"]',
        becomes: "of [] as readonly string[]",
      },
    ],
    red: {
      file: "test/adapters/persistence/trade-races.test.ts",
      titled: "history cannot be changed, not even by us",
    },
  },
  {
    name: "history-of-the-log",
    kind: "history",
    keeps: "the audit log is append-only",
    without: [
      {
        file: `${migrations}/1795800000000-staff.ts`,
        is: "BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log",
        becomes: "BEFORE TRUNCATE ON audit_log",
      },
    ],
    red: {
      file: "test/adapters/persistence/audit/audit-chain.test.ts",
      titled: "refuses UPDATE audit_log SET act = 'read-offer'",
    },
  },
  {
    name: "history-of-account-states",
    kind: "history",
    keeps: "of an account state only its end is written later, once",
    without: [
      {
        file: "src/adapters/persistence/functions/refuse-to-change-state.ts",
        is: "IF OLD.lifted_at IS NOT NULL OR NEW.lifted_at IS NULL",
        becomes: "IF false AND NEW.lifted_at IS NULL",
      },
    ],
    red: {
      file: "test/adapters/persistence/account-states.test.ts",
      titled: "what was written about a state stays: only its end is added, once",
    },
  },
  {
    name: "right-to-change",
    kind: "rights",
    keeps: "the serving account cannot change append-only tables",
    without: [
      {
        file: rights,
        is: "if (!isKept) rights.push",
        becomes: "rights.push",
      },
    ],
    red: { file: role, titled: "may not: UPDATE trade_event SET act = 'paid'" },
  },
  {
    name: "right-to-delete",
    kind: "rights",
    keeps: "the serving account cannot delete a trade or an account",
    without: [
      {
        file: rights,
        is: "if (!keeps_rows && mayGo.has(name)) rights.push",
        becomes: "rights.push",
      },
    ],
    red: { file: role, titled: "may not: DELETE FROM trade" },
  },
  {
    name: "right-to-hide",
    kind: "rights",
    keeps: "the serving account cannot put a table of its own in front of ours",
    without: [{ file: rights, is: "if (may.hide) await", becomes: "if (false) await" }],
    red: { file: role, titled: "may not: CREATE TEMPORARY TABLE trade (id text)" },
  },
  {
    name: "statement-timeout",
    kind: "time limit",
    keeps: "no statement holds its locks for longer than three seconds",
    without: [
      { file: dataSource, is: "statement_timeout: 3_000", becomes: "statement_timeout: 0" },
    ],
    red: { file: connection, titled: "has limits on the server" },
  },
  {
    name: "lock-timeout",
    kind: "time limit",
    keeps: "nobody waits for a lock for longer than a second",
    without: [{ file: dataSource, is: "  lock_timeout: 1_000,\n", becomes: "" }],
    red: { file: connection, titled: "has limits on the server" },
  },
  {
    name: "idle-timeout",
    kind: "time limit",
    keeps: "a connection that goes silent gives up its locks after two seconds",
    without: [
      { file: dataSource, is: "  idle_in_transaction_session_timeout: 2_000,\n", becomes: "" },
    ],
    red: { file: connection, titled: "has limits on the server" },
  },
  {
    name: "stuck-row-alone",
    kind: "time limit",
    keeps: "a row that someone else keeps locked stops only those who need it",
    without: [
      {
        file: "src/adapters/persistence/commit/group-commit.ts",
        is: "if (!waits || codeOf(error) !== lockNotAvailable) throw error;",
        becomes: "throw error;",
      },
    ],
    red: {
      file: "test/adapters/persistence/stuck-rows.test.ts",
      titled: "delays its trade, and nothing else",
    },
  },
  {
    name: "content-thirty-days",
    kind: "rights",
    keeps: "what was written in a trade cannot be deleted in the first 30 days after its end",
    without: [
      {
        file: "src/adapters/persistence/functions/delete-old-content.ts",
        is: "greatest(kept_seconds, 2592000)",
        becomes: "kept_seconds",
      },
    ],
    red: {
      file: "test/adapters/http/old-content.test.ts",
      titled: "cannot be deleted in the first 30 days",
    },
  },
];
