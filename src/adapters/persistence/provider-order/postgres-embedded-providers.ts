import type { DataSource } from "typeorm";
import {
  newProviders,
  type ChangeProviders,
  type EmbeddedProviders,
} from "../../providers/embedded-providers.ts";

/** The row beside the chains of a demo. */
const name = "providers";

/** The providers of a demo, kept as one row: they survive restarts, and all processes share them. */
export function postgresProviders(dataSource: DataSource): ChangeProviders {
  return (act) =>
    dataSource.transaction(async (transaction) => {
      await transaction.query(
        "INSERT INTO embedded_chain (chain, state) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        [name, JSON.stringify(newProviders)],
      );
      const [row] = await transaction.query<{ state: EmbeddedProviders; now: Date }[]>(
        "SELECT state, clock_timestamp() AS now FROM embedded_chain WHERE chain = $1 FOR UPDATE",
        [name],
      );
      if (!row) throw new Error("There are no providers");
      const now = row.now.getTime();
      const state = act(row.state, now);
      if (state !== row.state) {
        await transaction.query("UPDATE embedded_chain SET state = $2 WHERE chain = $1", [
          name,
          JSON.stringify(state),
        ]);
      }
      return { state, now };
    });
}
