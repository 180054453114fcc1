/** Bounds of the pictures that people give of themselves; they protect the machine. */
export const avatarLimits = {
  mostBytes: 5_000_000,
  /** Of each side, as it is kept. */
  pixels: 256,
  /** Pictures of one person that were sent and are not shown. */
  mostWaiting: 20,
} as const;

/** How long a picture that nobody shows is kept, in seconds. */
export const unshownKeptSeconds = 3_600;
