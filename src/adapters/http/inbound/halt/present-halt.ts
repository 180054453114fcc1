import type { Halt } from "../../../../domain/halt/halt.ts";

/** What a halt is of, as answers say it. */
export function presentHalted({ kind, asset }: Halt) {
  return { kind, cryptoCurrencyCode: asset ?? null };
}
