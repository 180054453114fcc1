/** How a code reaches a phone: as a text, or read aloud. */
export type PhoneWay = "sms" | "call";

export const phoneWays = ["sms", "call"] as const satisfies readonly PhoneWay[];

/** What the numbering plan of its country says of a number that is written like one. */
export interface PhoneNumber {
  /** With the country's code and without spaces: "+351912345678" (E.164). */
  readonly number: string;
  /** ISO 3166-1 alpha-2; undefined where it belongs to no country. */
  readonly country: string | undefined;
  /** Whether the plan has such a number. */
  readonly isValid: boolean;
  /** `either`: the plan does not tell mobiles from fixed lines. */
  readonly line: "mobile" | "fixed" | "either" | "other";
}

/**
 * - `phone_parse_error`: not written like a number
 * - `phone_invalid`: there is no such number
 * - `phone_wrong_type`: it belongs to no person: a service, a pager, a number that anybody can rent
 * - `sms_not_supported`: no text can be sent to it
 */
export type PhoneFault =
  | "phone_parse_error"
  | "phone_invalid"
  | "phone_wrong_type"
  | "sms_not_supported";

/** Why no code can be sent to a number in that way; undefined if it can. */
export function phoneFault(phone: PhoneNumber | undefined, way: PhoneWay): PhoneFault | undefined {
  if (!phone) return "phone_parse_error";
  if (!phone.isValid || phone.country === undefined) return "phone_invalid";
  if (phone.line === "other") return "phone_wrong_type";
  return phone.line === "fixed" && way === "sms" ? "sms_not_supported" : undefined;
}
