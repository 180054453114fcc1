/** The name of a day of the week: 1 is Monday, 7 Sunday. */
export function weekDayName(locale: string, day: number, width: "long" | "short"): string {
  // A week that began on a Monday.
  const date = Date.UTC(1970, 0, 4 + day);
  return new Intl.DateTimeFormat(locale, { weekday: width, timeZone: "UTC" }).format(date);
}
