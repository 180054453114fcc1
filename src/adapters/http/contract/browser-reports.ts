/** Where browsers report what they blocked, and pages report what went wrong in them. */
export const reportsPath = "/reports";

/** The content types of a single report and of a list of reports (Reporting API). */
export const reportsType = "application/reports+json";

/** The response header with the hash of the build that responds. */
export const appHashHeader = "X-App-Hash";

/** The name of the `meta` element with the hash of the build that the page belongs to. */
export const appHashElement = "app-hash";

/** A report of a page of ours. `url`: the address of the page. */
export type PageReport = { readonly url: string } & (
  | {
      /** The page received a response from another build. */
      readonly type: "app-hash-mismatch";
      readonly body: { readonly host: string; readonly page: string; readonly server: string };
    }
  | {
      /** A call failed for good. `route`: its path, with the names of parameters in their places. */
      readonly type: "call-failed";
      readonly body: CallFacts;
    }
  | {
      /** How long a call took: a small sample of all calls. */
      readonly type: "call-trace";
      readonly body: CallFacts & { readonly milliseconds: number };
    }
  | {
      /** The page could not be shown. `reference` is what the user was shown of it. */
      readonly type: "page-failed";
      readonly body: {
        readonly reference: string;
        /** The name of the error, and its message where that is one of ours. */
        readonly error: string;
        /** The built file with line and column where it was thrown. */
        readonly thrownAt: string | undefined;
      };
    }
  | {
      /** The browser's storage is full; the page goes on without it. */
      readonly type: "storage-full";
      readonly body: object;
    }
);

/** A call without its content. */
interface CallFacts {
  readonly method: string;
  readonly route: string;
  readonly status: number;
}
