import { routes } from "virtual:admin-routes";
import { AdminClient } from "../../adapters/http/client/admin-client.ts";
import { CallReports } from "../../adapters/http/client/call-reports.ts";
import { PressKeys } from "../../adapters/http/client/press-keys.ts";
import { sendReport } from "../../adapters/http/client/send-report.ts";
import { tabMemory } from "../../adapters/http/client/tab-memory.ts";
import { watchCalls } from "../../adapters/http/client/watch-calls.ts";
import { pageToken } from "./page-token.ts";
import { askForProof } from "./proof-request.ts";
import { noticeSessionOver } from "./staff-session.ts";

const reports = new CallReports((report) => sendReport(window.location.href, report));

/** The console's client for the server. */
export const client = new AdminClient({
  routes,
  keys: new PressKeys(tabMemory("unanswered")),
  csrfToken: pageToken,
  onEnd: watchCalls(async () => reports),
  onSignedOut: noticeSessionOver,
  onProofNeeded: askForProof,
});
