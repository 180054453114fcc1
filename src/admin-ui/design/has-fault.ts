import type { CallFailure } from "../../adapters/http/client/call-types.ts";

/** Whether the server found something wrong with that field of what was sent. What it is stands in the failure's note. */
export function hasFault(failure: CallFailure | undefined, field: string): boolean {
  return failure?.details.some((each) => each.field === field) ?? false;
}
