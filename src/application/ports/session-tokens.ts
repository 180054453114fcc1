/** The secrets that browsers keep. The database holds only what is derived from them. */
export interface SessionTokens {
  /** A new one that nobody can guess. */
  make(): string;
  /** What is stored of it. */
  hash(token: string): TokenHash;
}

/** In hexadecimal digits. */
export type TokenHash = string;
