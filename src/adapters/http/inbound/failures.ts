import type { Response } from "express";
import type { Failure } from "../contract/envelope.ts";
import { refusals } from "../contract/refusals.ts";
import type { Refused } from "./bound-route.ts";

/** Responds with the documented form of a failure. */
export function failed(response: Response, status: number, code: string, message: string): void {
  const body: Failure = { error: { code, message } };
  response.status(status).json(body);
}

/** Refuses with the code's status and message. */
export function sendRefusal(response: Response, { refusal, details, headers }: Refused): void {
  const { status, message } = refusals[refusal];
  const body: Failure = {
    error: { code: refusal, message, ...(details && { details: [...details] }) },
  };
  response
    .status(status)
    .set({ "Cache-Control": "no-store", ...headers })
    .json(body);
}
