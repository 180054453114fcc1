import type { Request } from "express";

/**
 * The address that limits count by: that of the connection. What a request says of itself in
 * `X-Forwarded-For` is believed of nobody (S42).
 */
export function clientAddress(request: Request): string {
  const address = request.socket.remoteAddress ?? "unknown";
  return address.replace(/^::ffff:(?=\d+\.)/, "");
}
