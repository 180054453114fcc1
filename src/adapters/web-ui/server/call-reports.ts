import { CallReports } from "../../http/client/call-reports.ts";
import { report } from "./report.ts";

/** What is reported of this page's calls. */
export const callReports = new CallReports(report);
