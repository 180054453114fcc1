import { parseMessage } from "../chat/message-text.ts";
import {
  judgeDutyHours,
  offDutyUntil,
  type DutyHours,
  type DutyHoursInput,
} from "../offer/duty-hours.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf } from "../text/plain-text.ts";
import type { TextPolicy } from "../text/text-policy.ts";
import type { Instant } from "../trade/trade.ts";

/** A text that a vendor sends often. */
export interface QuickReply {
  readonly title: string;
  readonly text: string;
}

/** What a vendor prepared for their trades. */
export interface VendorDesk {
  /** Sent when a trade starts on an offer of theirs; empty: nothing is. */
  readonly greeting: string;
  /** The same outside their opening hours, in place of the greeting. */
  readonly awayReply: string;
  readonly replies: readonly QuickReply[];
  /** Undefined: always. */
  readonly hours: DutyHours | undefined;
}

export interface VendorDeskInput extends Omit<VendorDesk, "hours"> {
  readonly hours: DutyHoursInput | undefined;
}

export const vendorDeskLimits = { replies: 20, titleCharacters: 40 };

export const emptyDesk: VendorDesk = { greeting: "", awayReply: "", replies: [], hours: undefined };

/** The field that is wrong, and the place of a reply. */
export interface VendorDeskRefusal {
  readonly code: "validation";
  readonly field: "greeting" | "away_reply" | "hours" | `replies.${number}` | "replies";
}

/** What a vendor prepared, as stored: every text could be sent as a message. */
export function judgeVendorDesk(
  input: VendorDeskInput,
  policy: Pick<TextPolicy, "mostMessageCharacters">,
): Result<VendorDesk, VendorDeskRefusal> {
  const wrong = (field: VendorDeskRefusal["field"]) =>
    refuse({ code: "validation", field } as const);
  const greeting = optionalText(input.greeting, policy);
  if (greeting === undefined) return wrong("greeting");
  const awayReply = optionalText(input.awayReply, policy);
  if (awayReply === undefined) return wrong("away_reply");
  if (input.replies.length > vendorDeskLimits.replies) return wrong("replies");
  const replies: QuickReply[] = [];
  for (const [place, reply] of input.replies.entries()) {
    const text = parseMessage(reply.text, policy);
    const title = parseMessage(reply.title, policy);
    const isTitle = title.ok && charactersOf(title.value) <= vendorDeskLimits.titleCharacters;
    if (!text.ok || !title.ok || !isTitle) return wrong(`replies.${place}`);
    replies.push({ title: title.value, text: text.value });
  }
  const hours = judgeDutyHours(input.hours);
  if (!hours.ok) return wrong("hours");
  return accept({ greeting, awayReply, replies, hours: hours.value });
}

function optionalText(
  typed: string,
  policy: Pick<TextPolicy, "mostMessageCharacters">,
): string | undefined {
  if (typed.trim() === "") return "";
  const text = parseMessage(typed, policy);
  return text.ok ? text.value : undefined;
}

/** What is sent by itself when a trade starts at that moment; undefined: nothing. */
export function firstReply(desk: VendorDesk, at: Instant): string | undefined {
  const isAway = offDutyUntil(desk.hours, at) !== undefined;
  const text = isAway && desk.awayReply !== "" ? desk.awayReply : desk.greeting;
  return text === "" ? undefined : text;
}
