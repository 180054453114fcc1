/** How one-time codes are made (RFC 6238). */
export interface CodeFormat {
  readonly stepSeconds: number;
  readonly digits: number;
  /** How many steps before and after the current one are accepted: phone clocks differ. */
  readonly window: number;
}

/**
 * What every authenticator app expects: any other value would break the codes of existing setups.
 */
export const codeFormat: CodeFormat = { stepSeconds: 30, digits: 6, window: 1 };
