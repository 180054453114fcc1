import type { RequestHandler } from "express";
import helmet from "helmet";

const secureTransport = { maxAge: 31_536_000, includeSubDomains: true };

/** For answers that are written below Express, to what is not even a request. */
export const secureTransportHeader = `Strict-Transport-Security: max-age=${secureTransport.maxAge}; includeSubDomains`;

/**
 * Everything comes from our own origin: no inline code, no foreign script, font or picture, and no
 * page of ours inside another's.
 */
export function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: secureTransport,
    xFrameOptions: { action: "deny" },
  });
}
