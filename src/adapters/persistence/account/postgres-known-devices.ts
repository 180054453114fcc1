import type { DataSource } from "typeorm";
import type { KnownDevices } from "../../../application/ports/known-devices.ts";
import type { TokenHash } from "../../../application/ports/session-tokens.ts";

const questions = {
  session: "SELECT FROM session WHERE trader_id = $1 AND device_hash = decode($2, 'hex') LIMIT 1",
  staff_session:
    "SELECT FROM staff_session WHERE staff_id = $1 AND device_hash = decode($2, 'hex') LIMIT 1",
};

/** Browsers in which a session began, of traders or of staff. */
export class PostgresKnownDevices implements KnownDevices {
  readonly #dataSource: DataSource;
  readonly #question: string;

  constructor(dataSource: DataSource, table: keyof typeof questions) {
    this.#dataSource = dataSource;
    this.#question = questions[table];
  }

  /** Asked for nobody, too: the time that it takes must not tell whether there is such an account. */
  async has(accountId: string | undefined, deviceHash: TokenHash): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>(this.#question, [
      accountId ?? null,
      deviceHash,
    ]);
    return rows.length > 0;
  }
}
