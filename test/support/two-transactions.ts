import { setTimeout as pause } from "node:timers/promises";
import type { DataSource, EntityManager } from "typeorm";
import { createMigrationDataSource } from "../../src/adapters/persistence/connection/data-source.ts";
import type { TestDatabase } from "./database.ts";

/** What one of the two does in its transaction. */
export type InTransaction<Value = unknown> = (transaction: EntityManager) => Promise<Value>;

/**
 * Two connections of the serving role, interleaved in a fixed order. They wait as long as it takes:
 * a slow machine makes no difference.
 */
export class TwoTransactions {
  readonly #database: TestDatabase;
  readonly #pool: DataSource;

  private constructor(database: TestDatabase, pool: DataSource) {
    this.#database = database;
    this.#pool = pool;
  }

  /** On a database where no other connections wait; of another role where that is given. */
  static async on(database: TestDatabase, url = database.url): Promise<TwoTransactions> {
    const pool = await createMigrationDataSource({ url }).initialize();
    return new TwoTransactions(database, pool);
  }

  /**
   * The first does its part, the second comes and waits or finishes, `meanwhile` runs, and only
   * then the first commits. Returns the result of the second: an answer, or the code of its
   * failure.
   */
  async interleave<Value>(
    first: InTransaction,
    second: InTransaction<Value>,
    meanwhile: InTransaction = () => Promise.resolve(),
  ): Promise<Value | { readonly code: unknown }> {
    let answer: Promise<Value | { readonly code: unknown }> | undefined;
    await this.#pool.transaction(async (transaction) => {
      await first(transaction);
      answer = this.#pool.transaction(second).catch(codeOf);
      await this.#waitsOrIsThrough(answer);
      await meanwhile(transaction);
    });
    if (!answer) throw new Error("The second never came");
    return answer;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #waitsOrIsThrough(answer: Promise<unknown>): Promise<void> {
    let isThrough = false;
    void answer.finally(() => {
      isThrough = true;
    });
    while (!isThrough && !(await this.#somebodyWaits())) await pause(2);
  }

  async #somebodyWaits(): Promise<boolean> {
    const rows = await this.#database.query(
      `SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  }
}

function codeOf(error: unknown): { readonly code: unknown } {
  return { code: (error as { code?: unknown }).code };
}
