import type { VendorDeskView } from "../../http/contract/vendor/vendor-desk.ts";

/** A quick reply as typed; `id` keeps its place while others come and go. */
export interface DraftReply {
  readonly id: number;
  readonly title: string;
  readonly text: string;
}

/** A day of the week on which the vendor is there. */
export interface DraftDay {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}

/** What a vendor prepares, as typed. */
export interface DeskDraft {
  readonly greeting: string;
  readonly awayReply: string;
  readonly replies: readonly DraftReply[];
  readonly timeZone: string;
  readonly days: readonly DraftDay[];
}

export function draftOf({ greeting, awayReply, replies, hours }: VendorDeskView): DeskDraft {
  return {
    greeting,
    awayReply,
    replies: replies.map((reply, id) => ({ ...reply, id })),
    timeZone: hours?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    days: hours?.days ?? [],
  };
}

export function bodyOf({ greeting, awayReply, replies, timeZone, days }: DeskDraft) {
  return {
    greeting,
    away_reply: awayReply,
    replies: replies.map(({ title, text }) => ({ title, text })),
    hours: { timezone: timeZone, days: [...days] },
  };
}
