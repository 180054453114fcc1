import type { DataSource } from "typeorm";
import { noCards, type ChangeCards, type EmbeddedCards } from "../../card/embedded-cards.ts";

/** The row beside the chains of a demo. */
const name = "cards";

/** The card provider of a demo, kept as one row: it survives restarts, and all processes share it. */
export function postgresCards(dataSource: DataSource): ChangeCards {
  return (act) =>
    dataSource.transaction(async (transaction) => {
      await transaction.query(
        "INSERT INTO embedded_chain (chain, state) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        [name, JSON.stringify(noCards)],
      );
      const [row] = await transaction.query<{ state: EmbeddedCards; now: Date }[]>(
        `SELECT state, clock_timestamp() AS now FROM embedded_chain WHERE chain = $1 FOR UPDATE`,
        [name],
      );
      if (!row) throw new Error("There is no card provider");
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
