import { EntitySchema } from "typeorm";

/** An offer that a trader saved. */
interface FavoriteRow {
  readonly traderId: string;
  readonly offerId: string;
  /**
   * By the database's clock, unless given.
   */
  readonly createdAt: Date;
}

export const favoriteSchema = new EntitySchema<FavoriteRow>({
  name: "favorite",
  tableName: "favorite_offer",
  columns: {
    traderId: { type: "text", name: "trader_id", primary: true },
    offerId: { type: "text", name: "offer_id", primary: true },
    createdAt: { type: "timestamptz", name: "created_at", default: () => "clock_timestamp()" },
  },
});
