/** The codes of the second factor, shown by an app on a phone (RFC 6238). */
export interface OneTimeCodes {
  /** A new secret that nobody can guess, in base32. */
  makeSecret(): string;
  /** The content of a secret's QR code: `otpauth://…`. `account` is what the app shows. */
  addressOf(secret: string, account: string): string;
  /**
   * The step that a code belongs to; undefined if it matches none accepted at `now` (milliseconds
   * since the epoch). The store knows whether the step was already used.
   */
  stepOf(secret: string, code: string, now: number): number | undefined;
  /** The step of a moment, its code, and when the next one begins. */
  codeOf(secret: string, step: number): string;
  stepAt(now: number): { readonly step: number; readonly endsAt: number };
}
