import { routes } from "virtual:admin-routes";
import type { StoredAttachmentView } from "../../adapters/http/contract/attachment/attachment-views.ts";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";
import { pageToken } from "../server/page-token.ts";
import type { Told } from "../server/use-act.ts";

/** Stores a file for a message to both sides of a case. */
export async function sendFile(caseId: string, file: File): Promise<Told<StoredAttachmentView>> {
  const [method, path] = routes.uploadForCase;
  const query = new URLSearchParams({ name: file.name || "file" });
  const address = `${path.replace("{id}", encodeURIComponent(caseId))}?${query.toString()}`;
  const answer = await fetch(address, {
    method: method.toUpperCase(),
    headers: {
      Accept: "application/json",
      "Content-Type": "application/octet-stream",
      "X-Requested-With": "XMLHttpRequest",
      "X-CSRF-Token": pageToken(),
    },
    body: file,
  }).catch(() => undefined);
  const body = (await answer?.json().catch(() => undefined)) as
    | (StoredAttachmentView & { readonly error?: Partial<CallFailure> })
    | undefined;
  if (answer?.ok === true && body) return { ok: true, data: body };
  const { code = answer ? "internal" : "unreachable", message = "" } = body?.error ?? {};
  return { ok: false, failure: { status: answer?.status ?? 0, code, message, details: [] } };
}
