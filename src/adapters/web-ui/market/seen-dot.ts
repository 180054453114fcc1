import type { SeenColor } from "../design/avatar.tsx";

/** When a trader was last seen, as the API says it. */
interface Seen {
  /** "Online", "5 minutes ago" …; null if never seen. */
  readonly lastSeen: string | null;
  readonly lastSeenColor: string;
}

/**
 * The dot beside a trader's name. Green means online: the API's green lasts for half an hour, and
 * beside "seen 13 minutes ago" it would say something else than the words.
 */
export function seenDot({ lastSeen, lastSeenColor }: Seen): SeenColor {
  if (lastSeenColor === "success") return lastSeen === "Online" ? "success" : "warning";
  return lastSeenColor === "warning" ? "warning" : "default";
}
