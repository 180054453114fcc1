import type { CallFailure } from "../../http/client/call-types.ts";

/** Whether the refusal is about where the user is paid, and is shown at those lines. */
export function isAboutLines({ code, details }: CallFailure): boolean {
  return (
    code === "payment_details_needed" ||
    (code === "validation" && details.some(({ field }) => /^(payment_d|saved_a)/.test(field)))
  );
}
