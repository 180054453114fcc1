import { csrfToken } from "../../src/adapters/http/inbound/account/csrf-token.ts";
import { sessionToken } from "./people.ts";

/** What a browser sends with each command: the session and its CSRF token, as whole lines. */
export function sessionHeaders(secret: Uint8Array, traderId: string): string {
  const token = sessionToken(traderId);
  return [
    `Cookie: __Host-session=${token}`,
    `X-CSRF-Token: ${csrfToken(secret, `session ${token}`)}`,
    "X-Requested-With: XMLHttpRequest",
    "Sec-Fetch-Site: same-origin",
    "",
  ].join("\r\n");
}
