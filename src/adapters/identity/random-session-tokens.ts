import { createHash, randomBytes } from "node:crypto";
import type { SessionTokens, TokenHash } from "../../application/ports/session-tokens.ts";

/**
 * 256 bits of chance, stored as their SHA-256: nothing slower is needed, for what is so random cannot
 * be guessed.
 */
export class RandomSessionTokens implements SessionTokens {
  make(): string {
    return randomBytes(32).toString("base64url");
  }

  hash(token: string): TokenHash {
    return createHash("sha256").update(token).digest("hex");
  }
}
