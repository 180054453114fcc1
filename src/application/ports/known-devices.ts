import type { TokenHash } from "./session-tokens.ts";

/** Who signed in from where before. */
export interface KnownDevices {
  /** Whether this account was signed in to in this browser, as far back as sessions are kept. */
  has(accountId: string | undefined, deviceHash: TokenHash): Promise<boolean>;
}
