import type { DataSource } from "typeorm";
import type { SavedSearchStore } from "../../../application/ports/saved-search-store.ts";
import type { SavedSearch } from "../../../domain/saved-search/saved-search.ts";
import { lockAccount } from "../account/account-lock.ts";
import { savedSearchSchema } from "./saved-search-schema.ts";

const columns = { id: true, filters: true, wantsAlerts: true, foundAt: true } as const;

/** The offers of an array, then those that a search knew besides. */
const andKnown = (offers: string) =>
  `${offers} || ARRAY(SELECT known FROM unnest(saved_search.seen) known WHERE known <> ALL (${offers}))`;

type Row = Omit<SavedSearch, "foundAt"> & { readonly foundAt: Date | null };

/** Saved searches as rows. */
export class PostgresSavedSearchStore implements SavedSearchStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async listOf(traderId: string): Promise<readonly SavedSearch[]> {
    const order = { createdAt: "DESC", id: "ASC" } as const;
    return (await this.#rows.find({ select: columns, where: { traderId }, order })).map(searchOf);
  }

  async find(traderId: string, id: string): Promise<SavedSearch | undefined> {
    const [row] = await this.#rows.find({ select: columns, where: { traderId, id } });
    return row && searchOf(row);
  }

  async add(
    traderId: string,
    { id, filters, wantsAlerts }: Pick<SavedSearch, "id" | "filters" | "wantsAlerts">,
    seen: readonly string[],
    most: number,
  ): Promise<string | undefined> {
    return this.#dataSource.transaction(async (transaction) => {
      // Of several at the same moment, each counts the one before.
      await lockAccount(transaction, traderId);
      const [row] = await transaction.query<{ readonly id: string }[]>(
        `INSERT INTO saved_search (id, trader_id, filters, wants_alerts, seen)
         SELECT $1, $2, $3::jsonb, $4, $5
          WHERE (SELECT count(*) FROM saved_search
                  WHERE trader_id = $2 AND md5(filters::text) <> md5($3::jsonb::text)) < $6
         ON CONFLICT (trader_id, md5(filters::text)) DO UPDATE
           SET wants_alerts = EXCLUDED.wants_alerts, seen = ${andKnown("EXCLUDED.seen")}
         RETURNING id`,
        [id, traderId, JSON.stringify(filters), wantsAlerts, seen, most],
      );
      return row?.id;
    });
  }

  async setAlerts(
    traderId: string,
    id: string,
    wantsAlerts: boolean,
    seen: readonly string[],
  ): Promise<boolean> {
    const [, affected] = await this.#dataSource.query<[unknown, number]>(
      `UPDATE saved_search SET wants_alerts = $3, seen = ${andKnown("$4::text[]")}
        WHERE trader_id = $1 AND id = $2`,
      [traderId, id, wantsAlerts, seen],
    );
    return affected === 1;
  }

  async remove(traderId: string, id: string): Promise<boolean> {
    const { affected } = await this.#rows.delete({ traderId, id });
    return affected === 1;
  }

  get #rows() {
    return this.#dataSource.getRepository(savedSearchSchema);
  }
}

function searchOf({ id, filters, wantsAlerts, foundAt }: Row): SavedSearch {
  return { id, filters, wantsAlerts, foundAt: foundAt?.getTime() };
}
