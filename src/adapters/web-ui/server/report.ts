import { sendReport, type Report } from "../../http/client/send-report.ts";

/** Reports something of this page to the server, which logs it. */
export function report(told: Report): void {
  sendReport(window.location.href, told);
}
