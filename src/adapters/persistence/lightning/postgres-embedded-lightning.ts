import type { DataSource } from "typeorm";
import {
  newLightning,
  type ChangeLightning,
  type EmbeddedLightning,
} from "../../lightning/embedded-lightning.ts";

/** The row beside the chains of a demo. */
const name = "lightning";

/** The Lightning node of a demo, kept as one row: it survives restarts, and all processes share it. */
export function postgresLightning(dataSource: DataSource): ChangeLightning {
  return (act) =>
    dataSource.transaction(async (transaction) => {
      await transaction.query(
        "INSERT INTO embedded_chain (chain, state) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        [name, JSON.stringify(newLightning)],
      );
      const [row] = await transaction.query<{ state: EmbeddedLightning; now: Date }[]>(
        `SELECT state, clock_timestamp() AS now FROM embedded_chain WHERE chain = $1 FOR UPDATE`,
        [name],
      );
      if (!row) throw new Error("There is no Lightning node");
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
