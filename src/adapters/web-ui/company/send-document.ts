import { routes } from "virtual:own-routes";
import type { CompanyDocumentKind } from "../../../domain/company/company-application.ts";
import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import { csrfToken } from "../server/csrf-token.ts";

interface Answered {
  readonly data?: object;
  readonly error?: Partial<CallFailure>;
}

/** Sends a document of a company. */
export async function sendDocument(
  proves: CompanyDocumentKind,
  file: File,
): Promise<Outcome<object, unknown>> {
  const [method, path] = routes.addCompanyDocument;
  const query = new URLSearchParams({ name: file.name || "file", proves });
  const headers = {
    Accept: "application/json",
    "Content-Type": "application/octet-stream",
    "X-Requested-With": "XMLHttpRequest",
    "X-CSRF-Token": csrfToken(),
  };
  const sent = { method: method.toUpperCase(), headers, body: file };
  const answer = await fetch(`${path}?${query.toString()}`, sent).catch(() => undefined);
  const told = (await answer?.json().catch(() => undefined)) as Answered | undefined;
  if (told?.data) return { ok: true, data: told.data, meta: undefined };
  const { code = answer ? "internal" : "unreachable", message = "" } = told?.error ?? {};
  return { ok: false, failure: { status: answer?.status ?? 0, code, message, details: [] } };
}
