import type { Contracts } from "../contract/routes.ts";
import type { DataOf, InputOf, MetaOf, Outcome, RouteId } from "./call-types.ts";
import {
  failureOf,
  isObject,
  sendCall,
  type CallOptions,
  type RouteEntry,
  type TransportParts,
} from "./transport.ts";

/** Every route by its id, generated from the contract at build time. */
export type RouteTable = Readonly<Record<keyof Contracts, RouteEntry>>;

/** Those that anybody may call. */
export type OpenRoutes = Partial<RouteTable>;

/** What the client needs from the surrounding page. */
interface ClientParts extends TransportParts {
  readonly routes: OpenRoutes;
  /** Loads the others, whenever one is called. */
  readonly ownRoutes?: () => Promise<RouteTable>;
}

const nothingSent = { answer: undefined, body: undefined, mayBeDone: false };

/** Calls routes by id, with the types of the contract. */
export class Client {
  readonly #parts: ClientParts;

  constructor(parts: ClientParts) {
    this.#parts = parts;
  }

  /**
   * Calls a route. A refusal is returned as a value, never thrown; if no response arrives its code
   * is `unreachable`. Calls that are safe to repeat are retried when the server has a transient
   * failure.
   */
  async call<Id extends RouteId>(
    id: Id,
    input: InputOf<Id> & CallOptions,
  ): Promise<Outcome<DataOf<Id>, MetaOf<Id>>> {
    const entry = await this.#entryOf(id);
    const sending = entry ? await sendCall(this.#parts, entry, input) : nothingSent;
    const { answer, body } = sending;
    if (answer?.ok === true && isObject(body) && "data" in body) {
      return {
        ok: true,
        data: body["data"] as DataOf<Id>,
        meta: body["meta"] as MetaOf<Id>,
      };
    }
    return failureOf(this.#parts, sending);
  }

  /** Undefined where it could not be loaded. */
  async #entryOf(id: RouteId): Promise<RouteEntry | undefined> {
    const { routes, ownRoutes } = this.#parts;
    return routes[id] ?? (await ownRoutes?.().catch(() => undefined))?.[id];
  }
}
