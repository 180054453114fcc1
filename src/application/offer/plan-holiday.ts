import { judgeHoliday, type Holiday, type HolidayRefusal } from "../../domain/offer/holiday.ts";
import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { HolidayStore } from "../ports/offer-pauses.ts";
import type { KeepHolidays } from "./keep-holidays.ts";

type Person = Pick<Actor, "traderId">;

/** What planning a holiday needs. */
interface PlanHolidayParts {
  readonly holidays: HolidayStore;
  readonly keepHolidays: Pick<KeepHolidays, "settle">;
  readonly policy: Current<OfferPolicy>;
  readonly now: () => Instant;
}

/** An owner turns all of their offers off until a day. */
export class PlanHoliday {
  readonly #parts: PlanHolidayParts;

  constructor(parts: PlanHolidayParts) {
    this.#parts = parts;
  }

  view({ traderId }: Person): Promise<Holiday | undefined> {
    return this.#parts.holidays.of(traderId);
  }

  /** From now on; again, to change the day. */
  async begin(
    { traderId }: Person,
    typed: Pick<Holiday, "day" | "timeZone">,
  ): Promise<Result<Holiday, HolidayRefusal>> {
    const { holidays, keepHolidays, policy, now } = this.#parts;
    const judged = judgeHoliday(typed, now(), policy().holidaySeconds);
    if (!judged.ok) return judged;
    await holidays.keep(traderId, judged.value);
    await keepHolidays.settle(traderId);
    return judged;
  }

  /** The offers are on again at once. */
  async end({ traderId }: Person): Promise<void> {
    const { holidays, keepHolidays } = this.#parts;
    await holidays.remove(traderId);
    await keepHolidays.settle(traderId);
  }
}
