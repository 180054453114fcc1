import { reportsPath, reportsType, type PageReport } from "../contract/browser-reports.ts";

/** A report before it says on which page it was made. */
export type Report = Pick<PageReport, "type" | "body">;

/**
 * Reports something of a page to the server, which logs it. Whether or not the report arrives, the
 * page goes on. `url`: the address of the page.
 */
export function sendReport(url: string, report: Report): void {
  const headers = { "Content-Type": reportsType };
  const body = JSON.stringify([{ ...report, url }]);
  void fetch(reportsPath, { method: "POST", headers, body, keepalive: true }).catch(
    () => undefined,
  );
}
