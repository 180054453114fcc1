import type { Response } from "express";
import type { Failure } from "../contract/envelope.ts";
import { refusals } from "../contract/refusals.ts";
import type { Refused } from "./bound-route.ts";

/** Responds with the documented form of a failure. */
export function failed(response: Response, status: number, code: string, message: string): void {
  const body: Failure = { error: { code, message } };
  response.status(status).json(body);
}

/** Refuses with the code's status and message; `tellsByField`: says it by field too. */
export function sendRefusal(
  response: Response,
  { refusal, details, headers }: Refused,
  tellsByField = false,
): void {
  const { status, message } = refusals[refusal];
  const body: Failure = {
    error: {
      code: refusal,
      message,
      ...(details && { details: [...details] }),
      ...(tellsByField && byField(message, refusal === "validation" ? details : undefined)),
    },
  };
  response
    .status(status)
    .set({ "Cache-Control": "no-store", ...headers })
    .json(body);
}

/** The two fields of a registration's failure (specification, section 8). */
function byField(
  message: string,
  details: Refused["details"],
): Pick<Failure["error"], "fieldsErrors" | "commonError"> {
  const fields = Object.groupBy(details ?? [], ({ field }) => field);
  const fieldsErrors = Object.fromEntries(
    Object.entries(fields).map(([field, faults = []]) => [
      field,
      faults.map((each) => each.message),
    ]),
  );
  return { fieldsErrors, commonError: details ? null : message };
}
