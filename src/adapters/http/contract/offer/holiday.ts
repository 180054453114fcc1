import { Type } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { HolidayDto } from "./holiday-dto.ts";

/** While it lasts, all offers of the trader are off. */
const holidayView = view("Holiday", {
  /** The first day on which the offers are on again. */
  day: Type.String(),
  timezone: Type.String(),
  /** When that day begins, ISO 8601, UTC. */
  until: Type.String(),
});

const theHoliday = {
  200: {
    description: "The holiday; null without one",
    body: dataOf(closed({ holiday: orNull(holidayView) })),
  },
};

export const viewHoliday = route({
  id: "viewHoliday",
  method: "get",
  path: "/rest/v1/holiday",
  summary: "One's own holiday",
  access: "trader",
  answers: theHoliday,
});

export const beginHoliday = route({
  id: "beginHoliday",
  method: "put",
  path: "/rest/v1/holiday",
  summary: "Turn all of one's offers off until a day, when they come back; active trades go on",
  access: "trader",
  body: HolidayDto,
  answers: theHoliday,
  refusals: ["holiday_day_unknown", "holiday_over", "holiday_too_long"],
});

export const endHoliday = route({
  id: "endHoliday",
  method: "delete",
  path: "/rest/v1/holiday",
  summary: "End one's holiday: the offers are on again",
  access: "trader",
  answers: theHoliday,
});

export const holidayRoutes = { viewHoliday, beginHoliday, endHoliday };
