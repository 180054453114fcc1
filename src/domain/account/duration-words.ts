const minute = 60;
const hour = 60 * minute;

/** How long something takes, in whole minutes, or hours from two on: "1 minute", "3 hours". */
export function durationWords(seconds: number): string {
  const [unit, name] = seconds < 2 * hour ? [minute, "minute"] : [hour, "hour"];
  const count = Math.max(1, Math.round(seconds / unit));
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}
