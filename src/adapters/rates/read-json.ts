import type { Static, TSchema } from "typebox";
import { Value } from "typebox/value";

/** How long a source may take to answer, in ms. */
const patience = 5_000;

/** Requests JSON from a public address. Throws if it is late, refuses, or returns anything else. */
export async function readJson<Schema extends TSchema>(
  url: URL,
  schema: Schema,
): Promise<Static<Schema>> {
  const response = await fetch(url, {
    headers: { Accept: "application/json", "User-Agent": "peerhold" },
    redirect: "error",
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`${url.host} answered ${response.status}`);
  const answer: unknown = await response.json();
  if (!Value.Check(schema, answer)) throw new Error(`${url.host} said something else than rates`);
  return answer;
}
