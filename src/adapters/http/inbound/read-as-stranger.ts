import type { Actor } from "../../../application/actor/actor.ts";
import type { ReadAsStranger } from "../contract/first-screen.ts";
import { refusals, type RefusalCode } from "../contract/refusals.ts";
import type { BoundRoute, Call } from "./bound-route.ts";
import { parseDto } from "./dto-parser.ts";

/**
 * Reads public routes in this process, as somebody who is not signed in. There is no request behind
 * it, so no cookie, address or session can get in: a route that looks at its request fails.
 */
export function readAsStranger(routes: readonly BoundRoute[]): ReadAsStranger {
  const read = readAs(routes);
  return (id, input) => read(id, input, undefined);
}

/** Reads public routes in this process, as somebody or nobody. */
export function readAs(routes: readonly BoundRoute[]): ReadAs {
  const open = new Map(
    routes
      .filter(({ contract: { method, access } }) => method === "get" && access === "anyone")
      .map((route) => [route.contract.id, route]),
  );
  return async (id, { parameters = {}, query = {} }, actor) => {
    const route = open.get(id);
    if (!route) throw new Error(`${id} is not for strangers`);
    const { contract, handle } = route;
    const parsed = parseDto(contract.query ?? Nothing, asText(query));
    if (!parsed.ok) return refused("validation");
    const call = {
      actor,
      parameters,
      query: parsed.value,
      body: {},
      key: undefined,
    } as unknown as Call<never>;
    const answer = await handle(call);
    if ("refusal" in answer) return refused(answer.refusal);
    // Exactly what the browser would get.
    const { data, meta } = JSON.parse(JSON.stringify(answer.body)) as Envelope;
    return { ok: true, data, meta };
  };
}

/** Without an actor as a stranger. */
export type ReadAs = (
  ...read: [...Parameters<ReadAsStranger>, actor: Actor | undefined]
) => ReturnType<ReadAsStranger>;

interface Envelope {
  readonly data: unknown;
  readonly meta: unknown;
}

/** The input of a route that takes none. */
class Nothing {}

/** As an address carries them. */
function asText(query: object): object {
  const sent = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(sent.map(([name, value]) => [name, String(value)]));
}

function refused(code: RefusalCode) {
  return { ok: false, failure: { code, ...refusals[code], details: [] } } as const;
}
