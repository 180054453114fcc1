import type { LetterNotice } from "./letter.ts";
import type { NoticeChannel } from "./notice-choices.ts";
import type { NoticeTopic } from "./notice-story.ts";

/** Channels that end in something of the person's own: a browser, or a chat. */
export type OutletChannel = Extract<NoticeChannel, "app" | "telegram">;

/** Where a person is told. */
export interface Outlet {
  readonly id: string;
  readonly channel: OutletChannel;
  /** The address of a browser at its push service, or the number of a chat. */
  readonly address: string;
  /** What a message to a browser is encrypted with (RFC 8291), as base64url; undefined for a chat. */
  readonly keys: { readonly p256dh: string; readonly auth: string } | undefined;
}

/** What is told there: what happened, without what was written or where somebody is paid. */
export interface OutletNews {
  /** The newest last. */
  readonly notices: readonly LetterNotice[];
  /** How many are not in it. */
  readonly more: number;
  /** An IANA name; undefined: UTC. */
  readonly timeZone: string | undefined;
}

/** As many browsers may one person have; the oldest makes room. */
export const mostBrowsers = 10;

/** Whoever is on the site has seen it by then. */
const graceSeconds = 5;

/** How long news wait for what else there is to tell, in seconds; messages as long as their reader chose. */
export function newsDelaySeconds(topic: NoticeTopic, notifyMinutes: number): number {
  const chosen = notifyMinutes * 60;
  return topic === "message" ? chosen : Math.min(chosen, graceSeconds);
}

/** For how long a page may register its browser, in seconds. */
export const pushTokenSeconds = 3_600;

const pushServices = [
  "fcm.googleapis.com",
  "push.services.mozilla.com",
  "notify.windows.com",
  "push.apple.com",
];

/**
 * Whether an address is one of a browser's push service. We send there whatever a browser names, so
 * nothing else is taken.
 */
export function isPushAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "") return false;
  return pushServices.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}
