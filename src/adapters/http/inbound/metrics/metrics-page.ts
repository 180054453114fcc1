import { createHash, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import type { Request, RequestHandler } from "express";
import { clientAddress } from "../account/client-address.ts";
import { sendRefusal } from "../failures.ts";

/** The path of the metrics, on either address. */
export const metricsPath = "/metrics";

/** The source of the metrics, and who may read them. */
export interface MetricsPageParts {
  /** The metrics in Prometheus format. */
  readonly text: () => Promise<{ readonly type: string; readonly body: string }>;
  /** The bearer token that grants access; undefined: no access by token. */
  readonly token: string | undefined;
  /**
   * Whether callers on this machine may read without a token. Never behind a proxy: there every
   * call seems to come from this machine.
   */
  readonly trustsLoopback: boolean;
}

/** Serves the metrics. Callers without access get a 404. */
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

/** Takes equally long for any wrong token. */
function isSame(given: string, token: string): boolean {
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
