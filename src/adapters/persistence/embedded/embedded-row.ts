import type { DataSource } from "typeorm";

/** Changes a state as nobody else does meanwhile. `now` is the database's, in milliseconds since the epoch. */
type ChangeRow<State> = (
  act: (state: State, now: number) => State,
) => Promise<{ readonly state: State; readonly now: number }>;

/**
 * What a demo has in place of an outside service, kept as one row beside its chains: it survives restarts, and
 * all processes share it. `start`: its state before anybody changed it.
 */
export function embeddedRow<State>(
  dataSource: DataSource,
  name: string,
  start: State,
): ChangeRow<State> {
  return (act) =>
    dataSource.transaction(async (transaction) => {
      await transaction.query(
        "INSERT INTO embedded_chain (chain, state) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        [name, JSON.stringify(start)],
      );
      const [row] = await transaction.query<{ state: State; now: Date }[]>(
        "SELECT state, clock_timestamp() AS now FROM embedded_chain WHERE chain = $1 FOR UPDATE",
        [name],
      );
      if (!row) throw new Error(`There is no row of ${name}`);
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
