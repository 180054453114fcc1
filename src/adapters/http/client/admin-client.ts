import type { AdminContracts } from "../contract/admin/admin-routes.ts";
import type { AnswerOf } from "../contract/route.ts";
import type { CallFailure, InputFor } from "./call-types.ts";
import {
  bodyOf,
  failureOf,
  sendCall,
  type CallOptions,
  type RouteEntry,
  type TransportParts,
} from "./transport.ts";

/** A route of the console by the name of its operation. */
export type AdminRouteId = keyof AdminContracts;

/** Every route of the console by its id, as the build takes it from the contract. */
export type AdminRouteTable = Readonly<Record<AdminRouteId, RouteEntry>>;

/** What the client needs from the console around it. */
interface AdminClientParts extends TransportParts {
  readonly routes: AdminRouteTable;
}

/** What a route of the console answers with; nothing is wrapped around it. */
export type AdminBodyOf<Id extends AdminRouteId> = Extract<
  AnswerOf<AdminContracts[Id]>,
  { status: 200 }
>["body"];

/** What a caller of a route of the console has to say. */
export type AdminInputOf<Id extends AdminRouteId> = InputFor<AdminContracts[Id]>;

/** What a call came to. */
type AdminOutcome<Id extends AdminRouteId> =
  | { readonly ok: true; readonly data: AdminBodyOf<Id> }
  | { readonly ok: false; readonly failure: CallFailure };

/** Calls routes of the console by their ids, with the types of the contract. */
export class AdminClient {
  readonly #parts: AdminClientParts;

  constructor(parts: AdminClientParts) {
    this.#parts = parts;
  }

  /** Calls a route. A refusal is a value, as with the traders' client. */
  async call<Id extends AdminRouteId>(
    id: Id,
    input: AdminInputOf<Id> & CallOptions,
  ): Promise<AdminOutcome<Id>> {
    const answer = await sendCall(this.#parts, this.#parts.routes[id], input);
    const body = await bodyOf(answer);
    if (answer?.ok === true && body !== undefined) {
      return { ok: true, data: body as AdminBodyOf<Id> };
    }
    return failureOf(this.#parts, answer, body);
  }
}
