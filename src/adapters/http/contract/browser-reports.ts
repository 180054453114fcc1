/** Where browsers say what they refused, and pages that they are of another build. */
export const reportsPath = "/reports";

/** What a report is sent as, and more of them in one list (Reporting API). */
export const reportsType = "application/reports+json";

/** The header of every answer that carries the hash of the build that answers. */
export const appHashHeader = "X-App-Hash";

/** The name of the `meta` element that carries the hash of the build that a page is of. */
export const appHashElement = "app-hash";

/** A page saw an answer of another build. */
export interface AppHashReport {
  readonly type: "app-hash-mismatch";
  /** The address of the page. */
  readonly url: string;
  readonly body: { readonly host: string; readonly page: string; readonly server: string };
}
