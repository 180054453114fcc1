/** How lately somebody was seen: within half an hour, within three hours, or before (answers 78). */
export const lastSeenStatuses = ["low", "medium", "high"] as const;
type LastSeenStatus = (typeof lastSeenStatuses)[number];

/** When someone was last seen, in words and as the colour of a dot. */
interface LastSeen {
  readonly text: string;
  readonly status: LastSeenStatus;
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
  const status = statusOf(ago);
  return { text: textOf(ago), status, color: colors[status] };
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

function statusOf(ago: number): LastSeenStatus {
  if (isOnline(ago, 0)) return "high";
  return ago <= 3 * hour ? "medium" : "low";
}

const colors: Readonly<Record<LastSeenStatus, LastSeen["color"]>> = {
  high: "success",
  medium: "warning",
  low: "default",
};
