import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { weekDayName } from "./week-day-name.ts";

type DutyDay = NonNullable<ViewedOffer["dutyHours"]>["days"][number];

/** A moment of the week: 1 is Monday, with minutes since midnight. */
interface WeekMoment {
  readonly day: number;
  readonly minutes: number;
}

const dayMinutes = 1_440;

/** When duty hours of a day begin and end on a clock that is so many minutes ahead of the owner's. */
export function dutyTimes(
  { day, from, to }: DutyDay,
  aheadMinutes: number,
): readonly [WeekMoment, WeekMoment] {
  const start = (day - 1) * dayMinutes + minutesIn(from);
  const length = (minutesIn(to) - minutesIn(from) + dayMinutes) % dayMinutes || dayMinutes;
  return [momentAt(start + aheadMinutes), momentAt(start + length + aheadMinutes)];
}

/** "Mon 09:00 – 17:00", with a day at the end where it is another. */
export function spanText(locale: string, [start, end]: readonly [WeekMoment, WeekMoment]): string {
  const text = ({ day, minutes }: WeekMoment) =>
    `${weekDayName(locale, day, "short")} ${clock(minutes)}`;
  return `${text(start)} – ${end.day === start.day ? clock(end.minutes) : text(end)}`;
}

/** A week on the owner's clock, days with the same hours together: "Mon – Fri 09:00 – 17:00". */
export function weekText(locale: string, days: readonly DutyDay[]): readonly string[] {
  const runs: { readonly first: DutyDay; last: DutyDay }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const continues =
      run?.last.day === day.day - 1 && run.last.from === day.from && run.last.to === day.to;
    if (continues) run.last = day;
    else runs.push({ first: day, last: day });
  }
  const name = ({ day }: DutyDay) => weekDayName(locale, day, "short");
  return runs.map(({ first, last }) => {
    const which = first === last ? name(first) : `${name(first)} – ${name(last)}`;
    return `${which} ${first.from} – ${first.to}`;
  });
}

function momentAt(minutes: number): WeekMoment {
  const ofWeek = ((minutes % (7 * dayMinutes)) + 7 * dayMinutes) % (7 * dayMinutes);
  return { day: Math.floor(ofWeek / dayMinutes) + 1, minutes: ofWeek % dayMinutes };
}

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function clock(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
