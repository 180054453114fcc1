const msOfDay = 86_400_000;

/** Whether the text is a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

/** The day of a moment in UTC, in ms since the epoch and not before it, as YYYY-MM-DD. */
export function dayOf(moment: number): string {
  let left = Math.floor(moment / msOfDay);
  let year = 1970;
  for (; left >= daysOfYear(year); year += 1) left -= daysOfYear(year);
  let month = 1;
  for (; left >= daysOf(year, month); month += 1) left -= daysOf(year, month);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(left + 1)}`;
}

/** Whole years between two days; who was born on 29 February has a birthday on 1 March. */
export function ageAt(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function daysOfYear(year: number): number {
  return isLeap(year) ? 366 : 365;
}

function daysOf(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
