/** Bounds of what people attach to messages (decisions, Limits). */
export const attachmentLimits = {
  mostBytes: 10_000_000,
  /** Of a video, in disputes and video verification alone. */
  mostVideoBytes: 100_000_000,
  mostInMessage: 10,
  mostInTrade: 50,
  mostPixels: 25_000_000,
  mostPages: 20,
  mostNameCharacters: 120,
} as const;

/** Bounds of files that are sent in pieces. */
export const uploadLimits = {
  /** Of each piece but the last: what a broken connection loses at most. */
  pieceBytes: 2_000_000,
  /** Unfinished uploads of one person, and what they hold together. */
  mostOfPerson: 10,
  mostBytesOfPerson: 150_000_000,
} as const;

/** How long an upload waits for the message that it belongs to. */
export const unsentKeptSeconds = 86_400;

/** How long the address of a file can be used. */
export const addressSeconds = 300;

/** The longer side of a thumbnail. */
export const thumbnailPixels = 480;
