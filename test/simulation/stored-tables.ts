import { freeAccount } from "../../src/domain/account/trader-account.ts";
import type { DataSource } from "typeorm";
import { MemoryTables } from "../memory/memory-tables.ts";
import { PostgresTradeViews } from "../../src/adapters/persistence/trade/postgres-trade-views.ts";
import type { LedgerAccount } from "../../src/domain/ledger/account.ts";
import type { Json } from "../../src/domain/policy/field.ts";
import type { AssetCode } from "../../src/domain/money/asset.ts";
import { money } from "../../src/domain/money/money.ts";
import type { AccountState } from "../../src/domain/account/account-states.ts";
import type { TableName, Touched } from "./watched-tables.ts";

type Row<Column extends string> = Readonly<Record<Column, string>>;

/** The contents of a database, read anew after each step and compared with what was read before. */
export class StoredTables {
  readonly tables = new MemoryTables();
  readonly states = new Map<string, { readonly traderId: string }>();
  readonly #pool: DataSource;
  readonly #views: PostgresTradeViews;
  readonly #seen = new Map<TableName, Map<string, string>>();
  #lastEntry = "0";

  constructor(pool: DataSource) {
    this.#pool = pool;
    this.#views = new PostgresTradeViews(pool);
  }

  /** Reads everything that differs from before. */
  async read(): Promise<Touched> {
    const touched = new Map<TableName, ReadonlySet<string>>();
    const note = (name: TableName, keys: ReadonlySet<string>) => {
      if (keys.size > 0) touched.set(name, keys);
    };
    note("entries", await this.#readEntries());
    note("traders", await this.#readTraders());
    const { tables } = this;
    const { balances, usage, caps, claims, counted, keys, blocks } = tables;
    const rows = await this.#rows<"id" | "balance">(
      "SELECT id, balance::text FROM ledger_account WHERE balance IS NOT NULL",
    );
    note(
      "balances",
      this.#compare("balances", rows, ({ id, balance }) => {
        balances.set(id, BigInt(balance));
      }),
    );
    const used = await this.#rows<"id" | "active" | "active_usd" | "total_usd" | "completed">(
      `SELECT trader_id AS id, active_trades::text AS active, active_usd_cents::text AS active_usd,
              total_usd_cents::text AS total_usd, completed_trades::text AS completed
         FROM trader_usage`,
    );
    note(
      "usage",
      this.#compare("usage", used, (row) => {
        usage.set(row.id, {
          activeTrades: Number(row.active),
          activeUsdCents: BigInt(row.active_usd),
          totalUsdCents: BigInt(row.total_usd),
          completedTrades: Number(row.completed),
        });
      }),
    );
    const counts = await this.#rows<"id" | "trader_id" | "usd_cents" | "at">(
      `SELECT trader_id || ' ' || trade_id AS id, trader_id, usd_cents::text,
              (extract(epoch FROM at) * 1000)::bigint::text AS at FROM counted_value`,
    );
    note(
      "counted",
      this.#compare("counted", counts, (row) => {
        const { id, trader_id: traderId } = row;
        counted.set(id, { traderId, usdCents: BigInt(row.usd_cents), at: Number(row.at) });
      }),
    );
    const capped = await this.#rows<"id" | "cap" | "reserved" | "used">(
      `SELECT offer_id AS id, cap_minor::text AS cap, reserved_minor::text AS reserved,
              used_minor::text AS used FROM offer_usage WHERE cap_minor IS NOT NULL`,
    );
    note(
      "caps",
      this.#compare("caps", capped, (row) => {
        caps.set(row.id, {
          capMinor: BigInt(row.cap),
          reservedMinor: BigInt(row.reserved),
          usedMinor: BigInt(row.used),
        });
      }),
    );
    const owed = await this.#rows<
      | "id"
      | "debtor_id"
      | "creditor_id"
      | "asset"
      | "amount"
      | "served"
      | "written_off"
      | "servings"
    >(
      `SELECT trade_id AS id, debtor_id, creditor_id, asset, amount::text, served::text,
              written_off::text, servings::text FROM claim ORDER BY made_at, trade_id`,
    );
    note(
      "claims",
      this.#compare("claims", owed, (row) => {
        claims.set(row.id, {
          tradeId: row.id,
          debtorId: row.debtor_id,
          creditorId: row.creditor_id,
          amount: money(row.asset as AssetCode, BigInt(row.amount)),
          servedUnits: BigInt(row.served),
          writtenOffUnits: BigInt(row.written_off),
          servings: Number(row.servings),
        });
      }),
    );
    const known = await this.#rows<"id" | "input_hash" | "answer">(
      `SELECT actor_id || ' ' || key AS id, input_hash, answer #>> '{}' AS answer
         FROM idempotency_key`,
    );
    note(
      "keys",
      this.#compare("keys", known, (row) => {
        keys.set(row.id, { inputHash: row.input_hash, answer: row.answer });
      }),
    );
    const blocked = await this.#rows<"id">(
      `SELECT owner_id || ' ' || subject_id AS id FROM contact WHERE is_blocked`,
    );
    note(
      "blocks",
      this.#compare("blocks", blocked, ({ id }) => {
        blocks.set(id, true);
      }),
    );
    note("policies", await this.#readPolicies());
    note("trades", await this.#readTrades());
    return touched;
  }

  async #readEntries(): Promise<ReadonlySet<string>> {
    const rows = await this.#rows<"id" | "ref" | "account_id" | "amount">(
      `SELECT e.id::text, e.ref, p.account_id, p.amount::text
         FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
        WHERE e.id > $1 ORDER BY e.id`,
      [this.#lastEntry],
    );
    const refs = new Set<string>();
    for (const [ref, postings] of Map.groupBy(rows, (row) => row.ref)) {
      refs.add(ref);
      this.tables.entries.set(ref, {
        ref,
        at: 0,
        postings: postings.map(({ account_id, amount }) => {
          const account = accountOf(account_id);
          return { account, amount: money(account.asset, BigInt(amount)) };
        }),
      });
    }
    this.#lastEntry = rows.at(-1)?.id ?? this.#lastEntry;
    return refs;
  }

  async #readTraders(): Promise<ReadonlySet<string>> {
    const rows = await this.#rows<"id" | "level" | "version" | "states">(
      `SELECT t.id, t.level::text, t.version::text, coalesce((SELECT string_agg(s.id || ' ' ||
              s.state, ',') FROM account_state s WHERE s.trader_id = t.id AND s.lifted_at IS NULL),
              '') AS states FROM trader t`,
    );
    const changed = this.#compare("traders", rows, ({ id, level, version, states }) => {
      const held = states.split(",").filter((each) => each !== "");
      const account = {
        ...freeAccount,
        version: Number(version),
        states: held.map((each) => each.split(" ")[1] as AccountState),
      };
      this.tables.traders.set(id, { id, username: id, level: Number(level), account });
    });
    this.states.clear();
    for (const { id: traderId, states } of rows) {
      for (const each of states.split(",")) {
        const [id = ""] = each.split(" ");
        if (id !== "") this.states.set(id, { traderId });
      }
    }
    return changed;
  }

  async #readPolicies(): Promise<ReadonlySet<string>> {
    const rows = await this.#rows<"id" | "policy">(
      "SELECT version::text AS id, policy::text AS policy FROM policy_version ORDER BY version",
    );
    return this.#compare("policies", rows, ({ id, policy }) => {
      this.tables.policies.set(Number(id), JSON.parse(policy) as Json);
    });
  }

  async #readTrades(): Promise<ReadonlySet<string>> {
    const rows = await this.#rows<"id" | "version">(
      "SELECT id, version::text FROM trade ORDER BY started_at, id",
    );
    const changed = this.#compare("trades", rows, () => undefined);
    const records = await Promise.all([...changed].map((id) => this.#views.record(id)));
    for (const record of records) {
      if (!record) continue;
      const { trade, terms, timeline, disputeCase, texts } = record;
      const beside = { messages: [] };
      this.tables.trades.set(trade.id, { trade, terms, timeline, disputeCase, texts, ...beside });
    }
    return changed;
  }

  /** Applies what changed; rows that are gone are removed. */
  #compare<Read extends Row<"id">>(
    name: TableName,
    rows: readonly Read[],
    take: (row: Read) => void,
  ): ReadonlySet<string> {
    const before = this.#seen.get(name) ?? new Map<string, string>();
    const now = new Map(rows.map((row) => [row.id, JSON.stringify(row)]));
    const changed = new Set<string>();
    for (const row of rows) {
      if (before.get(row.id) === now.get(row.id)) continue;
      changed.add(row.id);
      take(row);
    }
    for (const id of before.keys()) {
      if (now.has(id)) continue;
      changed.add(id);
      (this.tables[name] as Map<unknown, unknown>).delete(id);
    }
    this.#seen.set(name, now);
    return changed;
  }

  #rows<Column extends string>(sql: string, parameters: unknown[] = []) {
    return this.#pool.query<Row<Column>[]>(sql, parameters);
  }
}

/** The account that an id of the ledger names. */
function accountOf(id: string): LedgerAccount {
  const [kind, asset, owner = ""] = id.split(":") as [string, AssetCode, string?];
  switch (kind) {
    case "available":
      return { kind, asset, traderId: owner };
    case "escrow":
      return { kind, asset, tradeId: owner };
    case "merchant":
      return { kind, asset, merchantId: owner };
    case "rewards":
      return { kind, asset, partnerId: owner };
    case "outgoing":
      return { kind, asset, sendId: owner };
    case "bond":
      return { kind, asset, holderId: owner };
    case "card":
      return { kind, asset, cardId: owner };
    case "card_act":
      return { kind, asset, actId: owner };
    case "order":
      return { kind, asset, orderId: owner };
    case "provider":
      return { kind, asset, provider: owner };
    case "inventory":
    case "card_payments":
    case "fees":
    case "clearing":
    case "hot":
    case "cold":
    case "escrow_fees":
    case "network_fees":
      return { kind, asset };
    default:
      throw new Error(`${id} is no account`);
  }
}
