import { In, Not, type DataSource, type EntityManager } from "typeorm";
import type { FavoriteStore } from "../../../application/ports/favorite-store.ts";
import { addWithin } from "../account/add-within.ts";
import { favoriteSchema } from "./favorite-schema.ts";

/** Favorites as rows. */
export class PostgresFavoriteStore implements FavoriteStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async listOf(traderId: string): Promise<readonly string[]> {
    const rows = await this.#rows.find({
      select: { offerId: true },
      where: { traderId },
      order: { createdAt: "DESC", offerId: "ASC" },
    });
    return rows.map(({ offerId }) => offerId);
  }

  async among(traderId: string, offerIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#rows.find({
      select: { offerId: true },
      where: { traderId, offerId: In(offerIds) },
    });
    return new Set(rows.map(({ offerId }) => offerId));
  }

  add(traderId: string, offerId: string, most: number): Promise<boolean> {
    const rows = (transaction: EntityManager) => transaction.getRepository(favoriteSchema);
    return addWithin(
      this.#dataSource,
      traderId,
      {
        most,
        count: (transaction) => rows(transaction).countBy({ traderId, offerId: Not(offerId) }),
      },
      (transaction) =>
        rows(transaction)
          .createQueryBuilder()
          .insert()
          .values({ traderId, offerId })
          .orIgnore()
          .execute(),
    );
  }

  async remove(traderId: string, offerId: string): Promise<boolean> {
    const { affected } = await this.#rows.delete({ traderId, offerId });
    return affected === 1;
  }

  get #rows() {
    return this.#dataSource.getRepository(favoriteSchema);
  }
}
