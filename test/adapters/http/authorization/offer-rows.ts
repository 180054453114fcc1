import { signedIn } from "./row-kinds.ts";

/** What keeps one's own offers off for a while. */
export const offerRows = {
  viewHoliday: signedIn("ok"),
  beginHoliday: signedIn("holiday_over", () => ({
    body: { day: "2020-01-01", timezone: "UTC" },
  })),
  endHoliday: signedIn("ok"),
};
