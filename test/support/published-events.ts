import type { DataSource } from "typeorm";
import { OutboxRelay } from "../../src/adapters/persistence/outbox/outbox-relay.ts";
import type { TestDatabase } from "./database.ts";

/** Published events of these trades, in this order. */
export async function publishFor(
  database: TestDatabase,
  pool: DataSource,
  trades: readonly string[],
): Promise<void> {
  for (const trade of trades) {
    await database.query(
      `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
       SELECT 'trade', $1, 1 + count(*), 'paid', ARRAY['trader01'], clock_timestamp()
         FROM outbox WHERE aggregate_id = $1`,
      [trade],
    );
    await new OutboxRelay(pool).publish();
  }
}

/** Tells the places that the subscriber of this name has been at since, one for each transaction. */
export async function notedPlaces(
  database: TestDatabase,
  name: string,
): Promise<() => Promise<readonly number[]>> {
  await database.query("CREATE TABLE noted (cursor bigint)");
  await database.query(`
      CREATE FUNCTION note_cursor() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        INSERT INTO noted SELECT NEW.cursor WHERE NEW.cursor > OLD.cursor AND NEW.name = '${name}';
        RETURN NULL;
      END $$`);
  await database.query(
    "CREATE TRIGGER note AFTER UPDATE ON subscriber FOR EACH ROW EXECUTE FUNCTION note_cursor()",
  );
  return async () => {
    const noted = await database.query<{ cursor: string }>("SELECT cursor FROM noted ORDER BY 1");
    return noted.map(({ cursor }) => Number(cursor));
  };
}
