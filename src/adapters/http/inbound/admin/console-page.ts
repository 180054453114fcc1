import { existsSync, readFileSync } from "node:fs";
import type { RequestHandler } from "express";
import { escapeHtml, fillBlanks } from "../pages/fill-blanks.ts";
import { styleNonce } from "../security-headers.ts";
import type { StaffGate } from "./staff-gate.ts";

/** What the page of the console is told of the installation. */
export interface ConsolePageSettings {
  /** The built page; where there is none, the console says so. */
  readonly file: string;
  readonly brandName: string;
  /** Whether everything here is play money. */
  readonly isDemo: boolean;
}

const notBuilt = `<!doctype html>
<meta name="csrf-token" content="{{csrfToken}}" />
<title>{{title}}</title>
<p>The console is not built: run npm start or npm run build.</p>
`;

/**
 * Serves the one page of the console. Its blanks: `title`, `brandName`, `csrfToken`, `isDemo` (true
 * or false), and `styleNonce` for the styles that it makes itself.
 */
export function consolePage(
  { file, brandName, isDemo }: ConsolePageSettings,
  gate: Pick<StaffGate, "pageToken">,
): RequestHandler {
  const html = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  return (request, response) => {
    const page = fillBlanks(html ?? notBuilt, {
      title: escapeHtml(`${brandName} console`),
      brandName: escapeHtml(brandName),
      csrfToken: escapeHtml(gate.pageToken(request, response)),
      isDemo: String(isDemo),
      styleNonce: escapeHtml(styleNonce(response)),
    });
    response
      .status(html === undefined ? 503 : 200)
      .set("Cache-Control", "private, no-store")
      .type("html")
      .send(page);
  };
}
