import express, { type RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import type { Logger } from "pino";
import { reportsType } from "../../contract/browser-reports.ts";
import { clientAddress } from "../account/client-address.ts";
import { sendRefusal } from "../failures.ts";
import { toldReports, type ToldReport } from "./told-reports.ts";

const mostBytes = 16_000;
const minuteMs = 60_000;

/**
 * Requests per minute, from one address and in total: anyone can send something that looks like a
 * report.
 */
const mostOfOne = 20;
const mostOfAll = 100;

/** How loud each kind is in the log, and in which words. */
const lines: Readonly<Record<ToldReport["kind"], readonly ["info" | "warn", string]>> = {
  "csp-violation": ["warn", "a browser refused something of a page of ours"],
  "app-hash-mismatch": ["warn", "a page is of another build than the server"],
  "call-failed": ["warn", "a call of a page failed for good"],
  "call-trace": ["info", "a call of a page, one of a sample"],
  "page-failed": ["warn", "a page could not be shown"],
  "storage-full": ["info", "the storage of a browser is full"],
};

/**
 * Logs browser reports. It changes nothing and returns nothing, so it needs no session and no
 * token: browsers send neither with their reports.
 */
export function browserReports(logger: Logger): RequestHandler[] {
  const limit = (most: number, keyGenerator: (request: express.Request) => string) =>
    rateLimit({
      windowMs: minuteMs,
      limit: most,
      standardHeaders: "draft-6",
      legacyHeaders: false,
      keyGenerator,
      handler: (_request, response) => sendRefusal(response, { refusal: "rate_limited" }),
    });
  return [
    limit(mostOfOne, clientAddress),
    limit(mostOfAll, () => "all"),
    express.json({
      type: [reportsType, "application/csp-report"],
      limit: mostBytes,
      inflate: false,
      strict: true,
    }),
    (request, response) => {
      for (const report of toldReports(request.body)) {
        const [level, words] = lines[report.kind];
        logger[level]({ report }, words);
      }
      response.set("Cache-Control", "no-store").status(204).end();
    },
  ];
}
