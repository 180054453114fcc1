import type { Response } from "express";
import type { Failure } from "../contract/envelope.ts";

/** Answers with the documented form of a failure. */
export function failed(response: Response, status: number, code: string, message: string): void {
  const body: Failure = { error: { code, message } };
  response.status(status).json(body);
}
