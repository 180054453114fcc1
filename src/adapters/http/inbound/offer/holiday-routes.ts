import type { PlanHoliday } from "../../../../application/offer/plan-holiday.ts";
import type { Holiday } from "../../../../domain/offer/holiday.ts";
import * as contract from "../../contract/offer/holiday.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** What the routes of holidays call. */
interface HolidayUseCases {
  readonly planHoliday: PlanHoliday;
}

/** A trader's holiday. */
export function holidayRoutes({ planHoliday }: HolidayUseCases): readonly BoundRoute[] {
  return [
    bind(contract.viewHoliday).to(async ({ actor }) => answer(await planHoliday.view(actor))),
    bind(contract.beginHoliday).to(async ({ actor, body: { day, timezone } }) => {
      const begun = await planHoliday.begin(actor, { day, timeZone: timezone });
      return begun.ok ? answer(begun.value) : { refusal: begun.refusal.code };
    }),
    bind(contract.endHoliday).to(async ({ actor }) => {
      await planHoliday.end(actor);
      return answer(undefined);
    }),
  ];
}

function answer(holiday: Holiday | undefined) {
  if (!holiday) return ok({ holiday: null });
  const { day, timeZone, until } = holiday;
  return ok({ holiday: { day, timezone: timeZone, until: new Date(until).toISOString() } });
}
