import type { RefusalTable } from "../refusal-table.ts";

export const holidayRefusals = {
  holiday_day_unknown: { status: 422, message: "Choose a day of the calendar and a time zone." },
  holiday_over: { status: 422, message: "Choose a later day: this one has begun." },
  holiday_too_long: { status: 422, message: "Choose an earlier day: this is too far ahead." },
} as const satisfies RefusalTable;
