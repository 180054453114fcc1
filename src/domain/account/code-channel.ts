import { takesType, type FactorType, type TwoFactor } from "./two-factor.ts";

/** The channels of codes (specification, sections 4 and 7); `telegram` is ours. */
export type CodeChannel = "phone" | "call" | "email" | "push" | "telegram";

/**
 * What codes are sent to. Each has one code at a time: a text, a call, a chat and a browser bring those
 * of type `sms`.
 */
export type CodeContact = "phone" | "email";

/** How a code gets to a contact. */
export type CodeWay = "sms" | "call" | "email" | "push" | "telegram";

/** Where a channel leads, and the type of the codes that it brings. */
export function routeOf(channel: CodeChannel): {
  readonly contact: CodeContact;
  readonly way: CodeWay;
  readonly type: FactorType;
} {
  switch (channel) {
    case "phone":
      return { contact: "phone", way: "sms", type: "sms" };
    case "email":
      return { contact: "email", way: "email", type: "email" };
    case "call":
    case "push":
    case "telegram":
      return { contact: "phone", way: channel, type: "sms" };
  }
}

/** What codes of that type are sent to; undefined where they are not sent. */
export function contactOf(type: FactorType): CodeContact | undefined {
  if (type === "sms") return "phone";
  return type === "email" ? "email" : undefined;
}

/** What is there to bring somebody a code. */
export interface CodePlaces {
  /** A confirmed number. */
  readonly phone: boolean;
  /** A confirmed address. */
  readonly email: boolean;
  /** A chat: `linked` where its owner has not yet proven by a code that it is theirs. */
  readonly chat: "none" | "linked" | "proven";
  /** A browser in which they signed in with a second factor. */
  readonly browser: boolean;
}

/**
 * Whether a code can come that way. Whoever has a stolen session can link a chat or a browser of their
 * own: so a chat brings codes only after one that switched a factor on came by it, and a browser those for
 * signing in alone, where the session would help nobody.
 */
export function reaches(
  { phone, email, chat, browser }: CodePlaces,
  way: CodeWay,
  use: "setup" | "login" | "release" | "sendout" | "account",
): boolean {
  switch (way) {
    case "sms":
    case "call":
      return phone;
    case "email":
      return email;
    case "telegram":
      return use === "setup" ? chat !== "none" : chat === "proven";
    case "push":
      return use === "login" && browser;
  }
}

/** Whether codes that are switched on would have nowhere to go without the chat. */
export function needsChat(twoFactor: TwoFactor, { phone, chat }: CodePlaces): boolean {
  return chat === "proven" && !phone && takesType(twoFactor, "sms");
}
