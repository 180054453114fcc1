/** When someone was last seen, in words and as the colour of a dot. */
interface LastSeen {
  readonly text: string;
  readonly color: "success" | "warning" | "default";
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/**
 * A user not seen for twelve weeks reads "Online": the specification says so (section 4), and it is
 * kept as written (answers 79). Colours and filters go by the real time.
 */
const afterTwelveWeeks = "Online";

/** Both times in milliseconds since the epoch. A time in the future counts as now. */
export function lastSeen(now: number, seenAt: number): LastSeen {
  const ago = Math.max(0, now - seenAt);
  return { text: textOf(ago), color: colorOf(ago) };
}

/** Whether someone was seen within half an hour (answers 80). */
export function isOnline(now: number, seenAt: number): boolean {
  return now - seenAt <= 30 * minute;
}

function textOf(ago: number): string {
  if (ago < minute) return "Online";
  if (ago < hour) return phrase(ago / minute, "minute");
  if (ago < day) return phrase(ago / hour, "hour");
  if (ago < week) return phrase(ago / day, "day");
  if (ago < 12 * week) return phrase(ago / week, "week");
  return afterTwelveWeeks;
}

function phrase(count: number, unit: string): string {
  const whole = Math.floor(count);
  return `${whole} ${unit}${whole === 1 ? "" : "s"} ago`;
}

function colorOf(ago: number): LastSeen["color"] {
  if (isOnline(ago, 0)) return "success";
  return ago <= 3 * hour ? "warning" : "default";
}
