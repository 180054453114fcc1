/**
 * The outcome of a rule: a value, or a refusal by value. Rules never throw to refuse;
 * a thrown error is always a bug of ours.
 */
export type Result<Value, Refused extends Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refused };

/** Why a rule said no. `code` is stable and part of the published contract. */
export interface Refusal {
  readonly code: string;
}

/** The rule passes; `value` is the result. */
export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** The rule refuses. */
export function refuse<Refused extends Refusal>(
  refusal: Refused,
): { readonly ok: false; readonly refusal: Refused } {
  return { ok: false, refusal };
}
