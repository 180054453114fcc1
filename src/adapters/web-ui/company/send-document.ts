import { routes } from "virtual:own-routes";
import type { CompanyDocumentKind } from "../../../domain/company/company-application.ts";
import type { Outcome } from "../../http/client/call-types.ts";
import { sendFile } from "../server/send-file.ts";

/** Sends a document of a company. */
export function sendDocument(
  proves: CompanyDocumentKind,
  file: File,
): Promise<Outcome<object, unknown>> {
  const [method, path] = routes.addCompanyDocument;
  const query = new URLSearchParams({ name: file.name || "file", proves });
  return sendFile([method, `${path}?${query.toString()}`], file);
}
