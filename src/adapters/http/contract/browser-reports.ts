/** Where browsers report what they blocked, and pages report that the server runs another build. */
export const reportsPath = "/reports";

/** The content types of a single report and of a list of reports (Reporting API). */
export const reportsType = "application/reports+json";

/** The response header with the hash of the build that responds. */
export const appHashHeader = "X-App-Hash";

/** The name of the `meta` element with the hash of the build that the page belongs to. */
export const appHashElement = "app-hash";

/** A page received a response from another build. */
export interface AppHashReport {
  readonly type: "app-hash-mismatch";
  /** The address of the page. */
  readonly url: string;
  readonly body: { readonly host: string; readonly page: string; readonly server: string };
}
