import type { DataSource } from "typeorm";
import type { Actor } from "../../src/application/actor/actor.ts";
import { BeginAccountState } from "../../src/application/people/begin-account-state.ts";
import { EnforceAccountStates } from "../../src/application/people/enforce-account-states.ts";
import { LiftAccountState } from "../../src/application/people/lift-account-state.ts";
import type { StaffActor } from "../../src/application/actor/staff-actor.ts";
import { TradeDesk } from "../../src/application/trade/trade-desk.ts";
import { PostgresAccountStateStore } from "../../src/adapters/persistence/account/postgres-account-state-store.ts";
import { AuditSeal } from "../../src/adapters/persistence/audit/audit-seal.ts";
import { GroupCommit } from "../../src/adapters/persistence/commit/group-commit.ts";
import { createDataSource } from "../../src/adapters/persistence/connection/data-source.ts";
import { PostgresTradeStore } from "../../src/adapters/persistence/trade/postgres-trade-store.ts";
import type { AccountState } from "../../src/domain/account/account-states.ts";
import type { StaffRole } from "../../src/domain/staff/staff-roles.ts";
import type { TestDatabase } from "./database.ts";
import { defaultStaffPolicy } from "../../src/domain/policy/default-policy.ts";

/** A back office on a test's database: the use cases about the states of accounts. */
export class AccountDesk {
  readonly states: PostgresAccountStateStore;
  readonly enforce: EnforceAccountStates;
  readonly lift: LiftAccountState;
  readonly beginState: BeginAccountState;
  readonly pool: DataSource;
  #count = 0;

  private constructor(pool: DataSource) {
    this.pool = pool;
    const seal = new AuditSeal(new Uint8Array(32));
    const policy = () => defaultStaffPolicy;
    const desk = new TradeDesk(new PostgresTradeStore(pool), new GroupCommit(pool, seal));
    this.states = new PostgresAccountStateStore(pool, seal);
    this.enforce = new EnforceAccountStates(this.states, desk);
    this.lift = new LiftAccountState(this.states, policy);
    this.beginState = new BeginAccountState(this.states, this.enforce, () => this.#newId(), policy);
  }

  /** With one member of staff per role, named after it. */
  static async open({ url, query }: Pick<TestDatabase, "url" | "query">): Promise<AccountDesk> {
    for (const role of ["support", "moderator", "supermoderator", "admin"]) {
      await query(
        `INSERT INTO staff (id, username, code_name, email, password_hash, role)
         VALUES ($1, $1, $1, $1 || '@example.org', 'none', $1) ON CONFLICT DO NOTHING`,
        [role],
      );
    }
    return new AccountDesk(await createDataSource({ url }).initialize());
  }

  /** Begins a state; a refusal fails the test. */
  async begin({ traderId }: Pick<Actor, "traderId">, state: AccountState, until?: number) {
    const command = { traderId, state, reason: "For a test.", until };
    const begun = await this.beginState.execute(staffActor("admin"), command);
    if (!begun.ok) throw new Error(begun.refusal.code);
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }

  #newId(): string {
    this.#count += 1;
    return `state${this.#count}`;
  }
}

/** The member of staff of `AccountDesk` with that role. */
export function staffActor(role: StaffRole, traderId?: string): StaffActor {
  return {
    staffId: role,
    username: role,
    codeName: role,
    role,
    linkedIds: traderId === undefined ? [] : [traderId],
    sessionStartedAt: 0,
    isFreshlyProven: true,
  };
}
