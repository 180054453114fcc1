import type { Response } from "express";
import { emailTypo } from "../contract/account/registration-faults.ts";
import type { Failure } from "../contract/envelope.ts";
import type { RouteContract } from "../contract/route.ts";
import { refusals } from "../contract/refusals.ts";
import type { Refused } from "./bound-route.ts";

/** Responds with the documented form of a failure. */
export function failed(response: Response, status: number, code: string, message: string): void {
  const body: Failure = { error: { code, message } };
  response.status(status).json(body);
}

/** What a route tells of its refusals besides code and message. */
type Telling = Pick<RouteContract, "tellsByField" | "tellsOfPhone" | "tellsServerMessage">;

/** Refuses with the code's status and message, and whatever else the route tells of a refusal. */
export function sendRefusal(
  response: Response,
  refused: Refused,
  { tellsByField, tellsOfPhone, tellsServerMessage }: Telling = {},
): void {
  const { refusal, details, kind, headers } = refused;
  const { status, message } = refusals[refusal];
  const body: Failure = {
    error: {
      code: refusal,
      message,
      ...(details && { details: [...details] }),
      ...(kind !== undefined && { kind }),
      ...(tellsByField && byField(message, refusal === "validation" ? details : undefined)),
      ...(tellsServerMessage && { serverErrorMessage: message }),
      ...(tellsOfPhone && ofPhone(refused)),
    },
  };
  response
    .status(status)
    .set({ "Cache-Control": "no-store", ...headers })
    .json(body);
}

/** The fields of a registration's failure (specification, section 8). */
function byField(
  message: string,
  details: Refused["details"],
): Pick<Failure["error"], "fieldsErrors" | "commonError" | "isEmailTypo"> {
  const fields = Object.groupBy(details ?? [], ({ field }) => field);
  const fieldsErrors = Object.fromEntries(
    Object.entries(fields).map(([field, faults = []]) => [
      field,
      faults.map((each) => each.message),
    ]),
  );
  const isEmailTypo = details?.some(({ code }) => code === emailTypo) ?? false;
  return { fieldsErrors, commonError: details ? null : message, isEmailTypo };
}

/** The four fields of a phone number's failure (specification, section 8). */
function ofPhone({
  refusal,
  details = [],
  headers,
}: Refused): Pick<Failure["error"], "phoneError" | "codeError" | "errorCode" | "countdown"> {
  const of = (field: string) => details.find((each) => each.field === field)?.message ?? null;
  const wait = headers?.["Retry-After"];
  return {
    phoneError: refusal === "rate_limited" ? refusals.rate_limited.message : of("phone"),
    codeError: of("phoneCode"),
    errorCode: refusal === "rate_limited" ? "phone_limit_exceeded" : (details[0]?.code ?? refusal),
    countdown: wait === undefined ? null : Number(wait),
  };
}
