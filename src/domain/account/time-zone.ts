/** As the IANA database writes them: no offsets, no abbreviations other than UTC. */
const shape = /^(?:UTC|[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2})$/;

/** Whether there is a time zone of that name. */
export function isTimeZone(name: string): boolean {
  if (!shape.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
}
