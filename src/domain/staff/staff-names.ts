import { accept, refuse, type Result } from "../result/result.ts";

/** The name a member of staff signs in with. Words reserved from traders are fine here. */
export function parseStaffName(
  text: string,
): Result<string, { readonly code: "staff_name_refused" }> {
  return /^[A-Za-z0-9_]{3,20}$/.test(text) ? accept(text) : refuse({ code: "staff_name_refused" });
}

/** The code name that traders see: 3 to 20 letters of the Latin alphabet. */
export function parseCodeName(
  text: string,
): Result<string, { readonly code: "code_name_refused" }> {
  return /^[A-Za-z]{3,20}$/.test(text) ? accept(text) : refuse({ code: "code_name_refused" });
}
