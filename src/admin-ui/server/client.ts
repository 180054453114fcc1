import { routes } from "virtual:admin-routes";
import { AdminClient } from "../../adapters/http/client/admin-client.ts";
import { pageToken } from "./page-token.ts";
import { noticeSessionOver } from "./staff-session.ts";

/** The console's client for the server. */
export const client = new AdminClient({
  routes,
  csrfToken: pageToken,
  onSignedOut: noticeSessionOver,
});
