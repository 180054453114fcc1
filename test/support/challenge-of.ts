import type { Failure } from "../../src/adapters/http/contract/envelope.ts";

/** The challenge of an answer that asks for a proof of work. */
export function challengeOf({ body }: { readonly body: unknown }): string {
  const { details = [] } = (body as Failure).error;
  const challenge = details.find(({ field }) => field === "challenge")?.message;
  if (challenge === undefined) throw new Error(`no challenge in ${JSON.stringify(body)}`);
  return challenge;
}
