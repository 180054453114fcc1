import { isIP } from "node:net";
import type { Request } from "express";
import { ipKeyGenerator } from "express-rate-limit";

/** As many bits of an IPv6 address as one household or host is usually given. */
const networkBits = 64;

/**
 * The address that limits count and sessions keep: of the connection, or, where that is a trusted
 * proxy's, the right-most of `X-Forwarded-For` that is not (S42). An IPv6 address stands for its
 * network: whoever has one has the others of it, too.
 */
export function clientAddress(request: Request): string {
  const told = bareAddress(request.ip ?? "");
  // A trusted proxy that passes on nonsense is taken for the caller.
  const address = isIP(told) > 0 ? told : bareAddress(request.socket.remoteAddress ?? "");
  if (isIP(address) === 0) return "unknown";
  return address === "::1" ? address : ipKeyGenerator(address, networkBits);
}

/** Without a port, brackets or the name of an interface, as some proxies write them. */
function bareAddress(told: string): string {
  const [, bracketed, v4] = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(told) ?? [];
  return (bracketed ?? v4 ?? told).replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
}
