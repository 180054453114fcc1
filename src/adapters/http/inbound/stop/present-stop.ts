import type { Stop } from "../../../../domain/stop/stop.ts";

/** What a stop is of, as answers say it. */
export function presentStopped({ kind, asset }: Stop) {
  return { kind, cryptoCurrencyCode: asset ?? null };
}
