import type { FactorType } from "./two-factor.ts";

/** The channels of codes (specification, sections 4 and 7). */
export type CodeChannel = "phone" | "call" | "email" | "push";

/** What codes are sent to: each is confirmed before, and has one code at a time. */
export type CodeContact = "phone" | "email";

/** How a code gets to a contact. */
export type CodeWay = "sms" | "call" | "email";

/** Where a channel leads, and the type of the codes that it brings; undefined where nothing is there. */
export function routeOf(
  channel: CodeChannel,
): { contact: CodeContact; way: CodeWay; type: FactorType } | undefined {
  switch (channel) {
    case "phone":
      return { contact: "phone", way: "sms", type: "sms" };
    case "call":
      return { contact: "phone", way: "call", type: "sms" };
    case "email":
      return { contact: "email", way: "email", type: "email" };
    // No browser is subscribed to pushes.
    case "push":
      return undefined;
  }
}

/** What codes of that type are sent to; undefined where they are not sent. */
export function contactOf(type: FactorType): CodeContact | undefined {
  if (type === "sms") return "phone";
  return type === "email" ? "email" : undefined;
}
