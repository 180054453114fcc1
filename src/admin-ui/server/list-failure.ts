import { HttpError } from "react-admin";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";

/** Why a list of react-admin could not be read, in the form of every other failure. */
export function listFailure(error: unknown): CallFailure {
  if (!(error instanceof HttpError)) {
    return { status: 0, code: "unreachable", message: "", details: [] };
  }
  const { status, message } = error;
  if (status === 401) return { status, code: "unauthenticated", message, details: [] };
  return { status, code: status < 500 ? "bad_request" : "internal", message, details: [] };
}
