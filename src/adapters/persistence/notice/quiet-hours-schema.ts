import { EntitySchema } from "typeorm";

interface QuietHoursRow {
  readonly traderId: string;
  readonly from: number;
  readonly until: number;
}

export const quietHoursSchema = new EntitySchema<QuietHoursRow>({
  name: "quietHours",
  tableName: "quiet_hours",
  columns: {
    traderId: { type: "text", name: "trader_id", primary: true },
    from: { type: "integer", name: "from_minute" },
    until: { type: "integer", name: "until_minute" },
  },
});
