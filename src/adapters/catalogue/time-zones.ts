import type { TimeZone, TimeZones } from "../../application/ports/time-zones.ts";

const hourMs = 3_600_000;

/** The time zones that this program knows. Their offsets change at most by the quarter-hour. */
export class KnownTimeZones implements TimeZones {
  readonly #clock: () => number;
  #kept: { readonly hour: number; readonly zones: readonly TimeZone[] } | undefined;

  /** The clock returns milliseconds since the epoch. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  list(): readonly TimeZone[] {
    const now = this.#clock();
    const hour = Math.floor(now / hourMs);
    if (this.#kept?.hour !== hour) this.#kept = { hour, zones: zonesAt(now) };
    return this.#kept.zones;
  }
}

function zonesAt(now: number): readonly TimeZone[] {
  const ids = new Set(["UTC", ...Intl.supportedValuesOf("timeZone")]);
  return Array.from(ids, (id) => ({
    id,
    name: id.replaceAll("_", " "),
    offsetMinutes: offsetOf(id, now),
  })).toSorted(
    (one, other) => one.offsetMinutes - other.offsetMinutes || one.name.localeCompare(other.name),
  );
}

/** From "GMT+05:30"; plain "GMT" is none. */
function offsetOf(timeZone: string, now: number): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const text = parts.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  const size = Number(hours) * 60 + Number(minutes);
  return sign === "-" ? -size : size;
}
