import type { Contracts } from "../contract/routes.ts";
import type { DataOf, InputOf, MetaOf, Outcome, RouteId } from "./call-types.ts";
import {
  bodyOf,
  failureOf,
  isObject,
  sendCall,
  type CallOptions,
  type RouteEntry,
  type TransportParts,
} from "./transport.ts";

export { newKey } from "./transport.ts";

/** Every route by its id, as the build takes it from the contract. */
export type RouteTable = Readonly<Record<keyof Contracts, RouteEntry>>;

/** What the client needs from the page around it. */
interface ClientParts extends TransportParts {
  readonly routes: RouteTable;
}

/** Calls routes of the interface by their ids, with the types of the contract. */
export class Client {
  readonly #parts: ClientParts;

  constructor(parts: ClientParts) {
    this.#parts = parts;
  }

  /**
   * Calls a route. A refusal is a value, never thrown; without any answer its code is
   * `unreachable`. What may be sent twice without harm is tried again when the server has trouble
   * that passes.
   */
  async call<Id extends RouteId>(
    id: Id,
    input: InputOf<Id> & CallOptions,
  ): Promise<Outcome<DataOf<Id>, MetaOf<Id>>> {
    const answer = await sendCall(this.#parts, this.#parts.routes[id], input);
    const body = await bodyOf(answer);
    if (answer?.ok === true && isObject(body) && "data" in body) {
      return {
        ok: true,
        data: body["data"] as DataOf<Id>,
        meta: body["meta"] as MetaOf<Id>,
      };
    }
    return failureOf(this.#parts, answer, body);
  }
}
