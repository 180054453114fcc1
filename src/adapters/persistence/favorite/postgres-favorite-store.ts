import { In, type DataSource } from "typeorm";
import type { FavoriteStore } from "../../../application/ports/favorite-store.ts";
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

  countOf(traderId: string): Promise<number> {
    return this.#rows.countBy({ traderId });
  }

  async add(traderId: string, offerId: string): Promise<void> {
    const insert = this.#rows.createQueryBuilder().insert();
    await insert.values({ traderId, offerId }).orIgnore().execute();
  }

  async remove(traderId: string, offerId: string): Promise<boolean> {
    const { affected } = await this.#rows.delete({ traderId, offerId });
    return affected === 1;
  }

  get #rows() {
    return this.#dataSource.getRepository(favoriteSchema);
  }
}
