import type { Halt } from "../../../../domain/halt/halt.ts";

/** The scope of a halt, as responses show it. */
export function presentHalted({ kind, asset }: Halt) {
  return { kind, cryptoCurrencyCode: asset ?? null };
}
