import { routes } from "virtual:admin-routes";
import { AdminClient } from "../../adapters/http/client/admin-client.ts";
import { PressKeys } from "../../adapters/http/client/press-keys.ts";
import { tabMemory } from "../../adapters/http/client/tab-memory.ts";
import { pageToken } from "./page-token.ts";
import { noticeSessionOver } from "./staff-session.ts";

/** The console's client for the server. */
export const client = new AdminClient({
  routes,
  keys: new PressKeys(tabMemory("unanswered")),
  csrfToken: pageToken,
  onSignedOut: noticeSessionOver,
});
