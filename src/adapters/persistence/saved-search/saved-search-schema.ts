import { EntitySchema } from "typeorm";
import type { OfferFilters } from "../../../domain/offer/offer-filters.ts";

/** A search that a trader saved. */
interface SavedSearchRow {
  readonly id: string;
  readonly traderId: string;
  readonly filters: OfferFilters;
  readonly wantsAlerts: boolean;
  readonly createdAt: Date;
  /** Null until somebody was told of an offer. */
  readonly foundAt: Date | null;
}

export const savedSearchSchema = new EntitySchema<SavedSearchRow>({
  name: "savedSearch",
  tableName: "saved_search",
  columns: {
    id: { type: "text", primary: true },
    traderId: { type: "text", name: "trader_id" },
    filters: { type: "jsonb" },
    wantsAlerts: { type: "boolean", name: "wants_alerts" },
    createdAt: { type: "timestamptz", name: "created_at", default: () => "clock_timestamp()" },
    foundAt: { type: "timestamptz", name: "found_at", nullable: true },
  },
});
