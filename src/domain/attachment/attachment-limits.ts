/** Bounds of what people attach to messages (decisions, Limits). */
export const attachmentLimits = {
  mostBytes: 10_000_000,
  mostInMessage: 10,
  mostInTrade: 50,
  mostPixels: 25_000_000,
  mostPages: 20,
  mostNameCharacters: 120,
} as const;

/** How long an upload waits for the message that it belongs to. */
export const unsentKeptSeconds = 86_400;

/** How long the address of a file can be used. */
export const addressSeconds = 300;

/** The longer side of a thumbnail. */
export const thumbnailPixels = 480;
