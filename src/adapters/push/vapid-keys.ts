import { createECDH, createPrivateKey, hkdfSync, sign } from "node:crypto";

/** How long a push service may believe one signature, in seconds; at most a day. */
const signedSeconds = 43_200;

/** By which push services know that all messages come from one sender (VAPID, RFC 8292). */
export interface Vapid {
  /** What browsers subscribe with, as base64url. */
  readonly publicKey: string;
  /** The header of a request to that origin; `now` in milliseconds since the epoch. */
  readonly authorization: (origin: string, now: number) => string;
}

/**
 * The keys of an installation. They follow from its secret, so they stay the same as long as it does.
 *
 * - `contact`: where a push service reaches the operator, a `mailto:` or `https:` address.
 */
export function vapidOf(secret: Uint8Array, contact: string): Vapid {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(hkdfSync("sha256", secret, "", "web push", 32)));
  const open = pair.getPublicKey();
  const publicKey = open.toString("base64url");
  const key = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      d: pair.getPrivateKey().toString("base64url"),
      x: open.subarray(1, 33).toString("base64url"),
      y: open.subarray(33).toString("base64url"),
    },
  });
  return {
    publicKey,
    authorization(origin, now) {
      const until = Math.floor(now / 1_000) + signedSeconds;
      const claims = { aud: origin, exp: until, sub: contact };
      const unsigned = [{ typ: "JWT", alg: "ES256" }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
        .join(".");
      const seal = sign("sha256", Buffer.from(unsigned), { key, dsaEncoding: "ieee-p1363" });
      return `vapid t=${unsigned}.${seal.toString("base64url")}, k=${publicKey}`;
    },
  };
}
