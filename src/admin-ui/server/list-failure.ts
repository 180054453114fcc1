import { HttpError } from "react-admin";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";

/** Why a react-admin list could not be loaded, in the common failure form. */
export function listFailure(error: unknown): CallFailure {
  if (!(error instanceof HttpError)) {
    return { status: 0, code: "unreachable", message: "", details: [] };
  }
  const { status, message } = error;
  if (status === 401) return { status, code: "unauthenticated", message, details: [] };
  return { status, code: status < 500 ? "bad_request" : "internal", message, details: [] };
}
