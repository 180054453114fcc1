import { isIP } from "node:net";
import { CannotStart } from "../application/ports/cannot-start.ts";

/** The address at which browsers reach something of ours, without a slash at the end. */
export function publicAddress(name: "BASE_URL" | "ADMIN_URL", text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search || url.hash) {
    throw new CannotStart(
      `${name} is "${text}", but has to be an address without a path, such as https://example.org.`,
    );
  }
  if (url.protocol === "http:" && !isLoopback(url.hostname)) {
    throw new CannotStart(
      `${name} is "${text}": away from this machine the address has to begin with https, ` +
        "or browsers send no session.",
    );
  }
  return url.origin;
}

/** Whether only this machine can reach the host. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));
}
