import { createHmac } from "node:crypto";
import type { CommandKey } from "../../../application/ports/commit.ts";

/** A caller's `Idempotency-Key`, and how what they sent under it is fingerprinted. */
export interface SentKey {
  readonly text: string;
  readonly fingerprint: (said: string) => string;
}

/** The caller's key with a fingerprint of everything sent under it: route, object and body. */
export function commandKey(
  routeId: string,
  call: {
    readonly key: SentKey | undefined;
    readonly actor: { readonly traderId: string } | { readonly staffId: string };
    readonly parameters: object;
    readonly body: object;
  },
): CommandKey | undefined {
  if (call.key === undefined) return undefined;
  const said = JSON.stringify([routeId, sorted(call.parameters), sorted(call.body)]);
  const { actor, key } = call;
  const actorId = "staffId" in actor ? actor.staffId : actor.traderId;
  return { actorId, key: key.text, inputHash: key.fingerprint(said) };
}

/**
 * Equal for equal inputs, in hexadecimal. Keyed: bodies hold short secrets, such as the code of a gift
 * card, which whoever reads the database could guess from a plain hash.
 */
export function inputFingerprint(secret: Uint8Array, said: string): string {
  return createHmac("sha256", secret).update("input of a command\0").update(said).digest("hex");
}

/** The same fields in another order count as equal. */
function sorted(fields: object): [string, unknown][] {
  return Object.entries(fields).toSorted(([left], [right]) => (left < right ? -1 : 1));
}
