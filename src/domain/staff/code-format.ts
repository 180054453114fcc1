/** How one-time codes are made (RFC 6238). */
export interface CodeFormat {
  readonly stepSeconds: number;
  readonly digits: number;
  /** How many steps before and after the present one are taken: clocks of phones differ. */
  readonly window: number;
}

/** What every authenticator app expects: with another, those that are set up would give wrong codes. */
export const codeFormat: CodeFormat = { stepSeconds: 30, digits: 6, window: 1 };
