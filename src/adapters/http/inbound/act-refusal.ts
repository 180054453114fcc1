import type { Refusal } from "../../../domain/result/result.ts";

/** Why an action was refused, and when to retry if attempts are limited. */
export function actRefusalOf<Refused extends Refusal>(refusal: Refused) {
  const seconds = (refusal as { readonly retryAfterSeconds?: number }).retryAfterSeconds;
  return {
    refusal: refusal.code as Refused["code"],
    ...(seconds !== undefined && { headers: { "Retry-After": String(seconds) } }),
  };
}
