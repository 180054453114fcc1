import { createHash, randomBytes } from "node:crypto";
import type { SessionTokens, TokenHash } from "../../application/ports/session-tokens.ts";

/**
 * 256 random bits, stored as their SHA-256: no slower hash is needed, as such a token cannot be
 * guessed.
 */
export class RandomSessionTokens implements SessionTokens {
  make(): string {
    return randomBytes(32).toString("base64url");
  }

  hash(token: string): TokenHash {
    return createHash("sha256").update(token).digest("hex");
  }
}
