import { createHash } from "node:crypto";
import type { CommandKey } from "../../../application/ports/commit.ts";

/** The caller's key with a hash of everything sent under it: route, object and body. */
export function commandKey(
  routeId: string,
  call: {
    readonly key: string | undefined;
    readonly actor: { readonly traderId: string } | { readonly staffId: string };
    readonly parameters: object;
    readonly body: object;
  },
): CommandKey | undefined {
  if (call.key === undefined) return undefined;
  const said = JSON.stringify([routeId, sorted(call.parameters), sorted(call.body)]);
  const inputHash = createHash("sha256").update(said).digest("hex");
  const { actor, key } = call;
  return { actorId: "staffId" in actor ? actor.staffId : actor.traderId, key, inputHash };
}

/** The same fields in another order count as equal. */
function sorted(fields: object): [string, unknown][] {
  return Object.entries(fields).toSorted(([left], [right]) => (left < right ? -1 : 1));
}
