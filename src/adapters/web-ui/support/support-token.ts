import { readOnce } from "../server/use-read.ts";

/** A token that is nearly over is replaced: the call that carries it takes a while. */
const spareSeconds = 30;

let held: { readonly token: string; readonly until: number } | undefined;

/** The token that opens the chat; a new one where the last is over. A refusal is thrown. */
export async function supportToken(signal: AbortSignal): Promise<string> {
  if (held && performance.now() < held.until) return held.token;
  const { data } = await readOnce("viewSupportToken", {}, { signal, background: true });
  held = {
    token: data.token,
    until: performance.now() + (data.expiresIn - spareSeconds) * 1_000,
  };
  return data.token;
}
