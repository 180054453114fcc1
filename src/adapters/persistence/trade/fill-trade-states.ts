import type { DataSource } from "typeorm";
import { possibleStates } from "../../../domain/trade/possible-states.ts";

/**
 * Stores in the database which combinations of status and axes exist: it refuses any other. They
 * come from the rules at every start, so that a new status needs no migration.
 */
export async function fillTradeStates(dataSource: Pick<DataSource, "query">): Promise<void> {
  await dataSource.query(
    `INSERT INTO trade_state
       SELECT s ->> 'status', s ->> 'stage', s ->> 'escrow', s ->> 'dispute', s ->> 'chargeback',
              s ->> 'feedback'
         FROM jsonb_array_elements($1::jsonb) s
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(possibleStates())],
  );
}
