import { CannotStart } from "../application/ports/cannot-start.ts";

/** Reads the variable; undefined without it. Throws `CannotStart` with one sentence that names it. */
export function metricsToken(text: string): string | undefined {
  if (text === "") return undefined;
  if (/^[\x21-\x7e]{16,200}$/.test(text)) return text;
  // The value is not repeated: it is a secret.
  throw new CannotStart(
    "METRICS_TOKEN has to be 16 to 200 visible ASCII characters without a space.",
  );
}
