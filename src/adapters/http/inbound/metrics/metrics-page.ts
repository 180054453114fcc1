import { createHash, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import type { Request, RequestHandler } from "express";
import { clientAddress } from "../account/client-address.ts";
import { sendRefusal } from "../failures.ts";

/** Where the numbers are, at either address. */
export const metricsPath = "/metrics";

/** What the numbers are served from, and to whom. */
export interface MetricsPageParts {
  /** The numbers as Prometheus reads them. */
  readonly text: () => Promise<{ readonly type: string; readonly body: string }>;
  /** Whoever brings it as a bearer token may read; undefined: nobody by a token. */
  readonly token: string | undefined;
  /**
   * Whether callers on this machine may read without a token. Not behind a proxy: through it
   * everybody seems to call from here.
   */
  readonly trustsLoopback: boolean;
}

/** Serves the numbers. Who may not read them is told that there is nothing. */
export function metricsPage(parts: MetricsPageParts): RequestHandler {
  return async (request, response) => {
    if (!mayRead(request, parts)) return sendRefusal(response, { refusal: "not_found" });
    const { type, body } = await parts.text();
    response.set({ "Content-Type": type, "Cache-Control": "no-store" }).end(body);
  };
}

function mayRead(request: Request, { token, trustsLoopback }: MetricsPageParts): boolean {
  if (trustsLoopback && isLoopbackAddress(clientAddress(request))) return true;
  const given = /^Bearer (\S+)$/i.exec(request.get("authorization") ?? "")?.[1];
  return token !== undefined && given !== undefined && isSame(given, token);
}

function isLoopbackAddress(address: string): boolean {
  return address === "::1" || (isIP(address) === 4 && address.startsWith("127."));
}

/** Takes as long for any wrong token. */
function isSame(given: string, token: string): boolean {
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
