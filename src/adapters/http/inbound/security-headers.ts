import { randomBytes } from "node:crypto";
import type { RequestHandler, Response } from "express";
import helmet from "helmet";
import { reportsPath } from "../contract/browser-reports.ts";

const secureTransport = { maxAge: 31_536_000, includeSubDomains: true };

/** For answers that are written below Express, to what is not even a request. */
export const secureTransportHeader = `Strict-Transport-Security: max-age=${secureTransport.maxAge}; includeSubDomains`;

/** The name of the place for reports, as policies call it. */
const reports = "reports";

const ownOriginOnly = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  reportTo: [reports],
  // For browsers that do not know the other yet.
  reportUri: [reportsPath],
};

/**
 * Everything comes from our own origin: no inline code, no foreign script, font or picture, and no
 * page of ours inside another's.
 */
export function securityHeaders(): RequestHandler {
  return headersWith(ownOriginOnly);
}

/**
 * The same, but that styles which a page makes itself are let in where they carry the nonce of the
 * answer (`styleNonce`): the console's components style themselves.
 */
export function consoleSecurityHeaders(): RequestHandler {
  const headers = headersWith({
    ...ownOriginOnly,
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", (_request, response) => `'nonce-${styleNonce(response as Response)}'`],
  });
  return (request, response, next) => {
    response.locals["styleNonce"] = randomBytes(16).toString("base64");
    headers(request, response, next);
  };
}

/** The nonce that the styles of this answer's page carry. */
export function styleNonce({ locals }: Response): string {
  return String(locals["styleNonce"]);
}

type Directives = NonNullable<
  Exclude<NonNullable<Parameters<typeof helmet>[0]>["contentSecurityPolicy"], boolean | undefined>
>["directives"];

function headersWith(directives: Directives): RequestHandler {
  const headers = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: directives ?? {} },
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: secureTransport,
    xFrameOptions: { action: "deny" },
  });
  return (request, response, next) => {
    response.setHeader("Reporting-Endpoints", `${reports}="${reportsPath}"`);
    headers(request, response, next);
  };
}
