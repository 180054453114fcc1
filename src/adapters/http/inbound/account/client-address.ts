import type { Request } from "express";

/**
 * The address that rate limits use: that of the connection. `X-Forwarded-For` is never trusted
 * (S42).
 */
export function clientAddress(request: Request): string {
  const address = request.socket.remoteAddress ?? "unknown";
  return address.replace(/^::ffff:(?=\d+\.)/, "");
}
