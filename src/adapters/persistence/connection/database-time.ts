import type { DataSource } from "typeorm";
import type { Instant } from "../../../domain/trade/trade.ts";

/** The time that everybody goes by: processes may differ, the database is one. */
export async function databaseTime(database: Pick<DataSource, "query">): Promise<Instant> {
  const [row] = await database.query<{ now: Date }[]>("SELECT clock_timestamp() AS now");
  if (!row) throw new Error("The database does not say what time it is");
  return row.now.getTime();
}
