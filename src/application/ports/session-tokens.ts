/** The secrets that browsers keep. Who reads the database finds only what is made from them. */
export interface SessionTokens {
  /** A new one that nobody can guess. */
  make(): string;
  /** What is stored of it. */
  hash(token: string): TokenHash;
}

/** In hexadecimal digits. */
export type TokenHash = string;
