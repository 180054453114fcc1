/** The codes of the second factor, which an app on a phone shows (RFC 6238). */
export interface OneTimeCodes {
  /** A new secret that nobody can guess, in base32. */
  makeSecret(): string;
  /** What the QR code of a secret says: `otpauth://…`. `account` is what the app shows. */
  addressOf(secret: string, account: string): string;
  /**
   * The step that a code belongs to; undefined when it belongs to none that is taken at `now`
   * (milliseconds since the epoch). Whether the step was used already, the store knows.
   */
  stepOf(secret: string, code: string, now: number): number | undefined;
  /** The step of a moment, its code, and when the next one begins. */
  codeOf(secret: string, step: number): string;
  stepAt(now: number): { readonly step: number; readonly endsAt: number };
}
