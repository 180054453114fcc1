import { routes } from "virtual:own-routes";
import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import { client } from "../server/client.ts";
import { csrfToken } from "../server/csrf-token.ts";

interface Answered {
  readonly data?: { readonly fileUrl: string };
  readonly error?: Partial<CallFailure>;
}

type Shown = Outcome<{ readonly avatarUrl: string | null }, unknown>;

/** Sends a picture, then shows it to everyone. */
export async function sendAvatar(picture: Blob): Promise<Shown> {
  const [method, path] = routes.uploadAvatar;
  const headers = {
    Accept: "application/json",
    "Content-Type": "application/octet-stream",
    "X-Requested-With": "XMLHttpRequest",
    "X-CSRF-Token": csrfToken(),
  };
  const answer = await fetch(path, { method: method.toUpperCase(), headers, body: picture }).catch(
    () => undefined,
  );
  const told = (await answer?.json().catch(() => undefined)) as Answered | undefined;
  if (told?.data) return client.call("processAvatar", { body: { fileUrl: told.data.fileUrl } });
  const { code = answer ? "internal" : "unreachable", message = "" } = told?.error ?? {};
  return { ok: false, failure: { status: answer?.status ?? 0, code, message, details: [] } };
}
