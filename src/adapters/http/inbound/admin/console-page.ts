import { existsSync, readFileSync } from "node:fs";
import type { RequestHandler } from "express";
import { escapeHtml, fillBlanks } from "../pages/fill-blanks.ts";
import { styleNonce } from "../security-headers.ts";
import { sendBody } from "../send-body.ts";
import type { StaffGate } from "./staff-gate.ts";

/** What the console page knows about the installation. */
export interface ConsolePageSettings {
  /** The built page; if there is none, the console says so. */
  readonly file: string;
  readonly brandName: string;
  /** Whether this is a play-money installation. */
  readonly isDemo: boolean;
}

const notBuilt = `<!doctype html>
<meta name="csrf-token" content="{{csrfToken}}" />
<title>{{title}}</title>
<p>The console is not built: run npm start or npm run build.</p>
`;

/**
 * Serves the console's single page. Its blanks: `title`, `brandName`, `csrfToken`, `isDemo` (true
 * or false), and `styleNonce` for the styles it generates itself.
 */
export function consolePage(
  { file, brandName, isDemo }: ConsolePageSettings,
  gate: Pick<StaffGate, "pageToken">,
): RequestHandler {
  const html = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  return async (request, response) => {
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
      .type("html");
    await sendBody(request, response, page);
  };
}
