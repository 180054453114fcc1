import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { SupportTokens } from "../../application/ports/support-tokens.ts";

/** What signing takes. */
interface SigningParts {
  readonly secret: Uint8Array;
  /** How long a token opens a chat. */
  readonly seconds: number;
  /** In milliseconds since the epoch. */
  readonly now: () => number;
}

interface Claims {
  readonly aud?: unknown;
  readonly scope?: unknown;
  readonly external_id?: unknown;
  readonly exp?: unknown;
}

const header = encoded({ alg: "HS256", typ: "JWT" });
const audience = "support-chat";
const scope = "user";

/**
 * JSON Web Tokens (RFC 7519) with the claims that chats of this kind expect. Only this one algorithm
 * and our own header are ever accepted, whatever a token says of itself.
 */
export class SignedSupportTokens implements SupportTokens {
  readonly #key: Uint8Array;
  readonly #seconds: number;
  readonly #now: () => number;

  constructor({ secret, seconds, now }: SigningParts) {
    this.#key = new Uint8Array(hkdfSync("sha256", secret, "", "support chat", 32));
    this.#seconds = seconds;
    this.#now = now;
  }

  make(traderId: string, username: string): string {
    const iat = Math.floor(this.#now() / 1_000);
    const claims = { aud: audience, scope, external_id: traderId, name: username };
    const said = `${header}.${encoded({ ...claims, iat, exp: iat + this.#seconds })}`;
    return `${said}.${this.#seal(said).toString("base64url")}`;
  }

  check(token: string): string | undefined {
    const [itsHeader = "", body = "", seal = "", ...more] = token.split(".");
    if (itsHeader !== header || more.length > 0) return undefined;
    const right = this.#seal(`${itsHeader}.${body}`);
    const given = Buffer.from(seal, "base64url");
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const claims = decoded(body);
    const isOurs = claims.aud === audience && claims.scope === scope;
    const isOver = typeof claims.exp !== "number" || claims.exp * 1_000 <= this.#now();
    if (!isOurs || isOver || typeof claims.external_id !== "string") return undefined;
    return claims.external_id;
  }

  #seal(said: string): Buffer {
    return createHmac("sha256", this.#key).update(said).digest();
  }
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** Only what was sealed by us is decoded. */
function decoded(body: string): Claims {
  return JSON.parse(Buffer.from(body, "base64url").toString("utf8")) as Claims;
}
