import type { PageReport } from "../../contract/browser-reports.ts";

/** The part of a report that is logged: short words and paths, nothing that a user typed. */
export type ToldReport =
  | {
      readonly kind: "csp-violation";
      readonly page: string | undefined;
      readonly directive: string | undefined;
      /** A word such as `inline`, or the origin of what was blocked. */
      readonly blocked: string | undefined;
      readonly source: string | undefined;
      readonly line: number | undefined;
    }
  | ({ readonly kind: PageReport["type"]; readonly page: string | undefined } & Fields);

/** Per request. A browser with more to report sends it again. */
const mostReports = 5;
const longestPath = 120;

type Fields = Readonly<Record<string, unknown>>;

/** The reports in a body, as sent by either kind of browser and by our own pages. */
export function toldReports(body: unknown): readonly ToldReport[] {
  const alone = fieldsOf(fieldsOf(body)["csp-report"]);
  if (Object.keys(alone).length > 0) return [olderViolation(alone)];
  const all: readonly unknown[] = Array.isArray(body) ? body : [];
  return all.slice(0, mostReports).flatMap((each) => told(fieldsOf(each)));
}

function told({ type, url, body }: Fields): readonly ToldReport[] {
  const fields = fieldsOf(body);
  if (type === "csp-violation") {
    return [
      {
        kind: type,
        page: pathOf(fields["documentURL"] ?? url),
        directive: word(fields["effectiveDirective"]),
        blocked: blocked(fields["blockedURL"]),
        source: pathOf(fields["sourceFile"]),
        line: countOf(fields["lineNumber"]),
      },
    ];
  }
  if (!isPageReport(type)) return [];
  return [{ kind: type, page: pathOf(url), ...pageReports[type](fields) }];
}

/** What is logged of each report of our pages. */
const pageReports: Readonly<Record<PageReport["type"], (fields: Fields) => Fields>> = {
  "app-hash-mismatch": ({ host, page, server }) => ({
    host: matching(host, /^[\w.:[\]-]{1,100}$/),
    pageHash: hash(page),
    serverHash: hash(server),
  }),
  "call-failed": callFacts,
  "call-trace": (fields) => ({ ...callFacts(fields), ms: countOf(fields["milliseconds"]) }),
  "page-failed": ({ reference, error, thrownAt }) => ({
    reference: hash(reference),
    error: matching(error, /^[\w :-]{1,80}$/),
    thrownAt: matching(thrownAt, /^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/),
  }),
  "storage-full": () => ({}),
};

function isPageReport(type: unknown): type is PageReport["type"] {
  return typeof type === "string" && Object.hasOwn(pageReports, type);
}

function callFacts({ method, route, status }: Fields): Fields {
  return {
    method: matching(method, /^(?:get|post|put|delete)$/),
    route: matching(route, /^\/[\w/{}.-]{1,120}$/),
    status: countOf(status),
  };
}

/** The `report-uri` form. */
function olderViolation(fields: Fields): ToldReport {
  return {
    kind: "csp-violation",
    page: pathOf(fields["document-uri"]),
    directive: word(fields["effective-directive"] ?? fields["violated-directive"]),
    blocked: blocked(fields["blocked-uri"]),
    source: pathOf(fields["source-file"]),
    line: countOf(fields["line-number"]),
  };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function matching(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === "string" && pattern.test(value) ? value : undefined;
}

function word(value: unknown): string | undefined {
  return matching(value, /^[a-z-]{1,40}$/);
}

function hash(value: unknown): string | undefined {
  return matching(value, /^[0-9a-f]{1,64}$/);
}

/** Only the origin of an address: the rest may contain user input or a secret. */
function blocked(value: unknown): string | undefined {
  const origin = urlOf(value)?.origin;
  return origin === undefined || origin === "null" ? word(value) : origin.slice(0, longestPath);
}

/** Without the query and the fragment. */
function pathOf(value: unknown): string | undefined {
  return urlOf(value)?.pathname.slice(0, longestPath);
}

function urlOf(value: unknown): URL | undefined {
  const url = typeof value === "string" ? URL.parse(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}

function countOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
