import type { AdminContracts } from "../contract/admin/admin-routes.ts";
import type { AnswerOf } from "../contract/route.ts";
import type { CallFailure, InputFor } from "./call-types.ts";
import {
  failureOf,
  sendCall,
  type CallOptions,
  type RouteEntry,
  type TransportParts,
} from "./transport.ts";

/** A route of the console by the name of its operation. */
export type AdminRouteId = keyof AdminContracts;

/** Every route of the console by its id, generated from the contract at build time. */
export type AdminRouteTable = Readonly<Record<AdminRouteId, RouteEntry>>;

/** What the client needs from the surrounding console. */
interface AdminClientParts extends TransportParts {
  readonly routes: AdminRouteTable;
  /** Called when a dangerous act needs a fresh proof; true once there is one. */
  readonly onProofNeeded: () => Promise<boolean>;
}

/** The response body of a console route; it has no envelope. */
export type AdminBodyOf<Id extends AdminRouteId> = Extract<
  AnswerOf<AdminContracts[Id]>,
  { status: 200 }
>["body"];

/** The arguments of a call to a console route. */
export type AdminInputOf<Id extends AdminRouteId> = InputFor<AdminContracts[Id]>;

/** The result of a call. */
type AdminOutcome<Id extends AdminRouteId> =
  | { readonly ok: true; readonly data: AdminBodyOf<Id> }
  | { readonly ok: false; readonly failure: CallFailure };

/** Calls console routes by id, with the types of the contract. */
export class AdminClient {
  readonly #parts: AdminClientParts;

  constructor(parts: AdminClientParts) {
    this.#parts = parts;
  }

  /**
   * Calls a route. A refusal is returned as a value, as in the traders' client. An act for which the
   * last proof is too old waits for the user's proof, then is sent again.
   */
  async call<Id extends AdminRouteId>(
    id: Id,
    input: AdminInputOf<Id> & CallOptions,
  ): Promise<AdminOutcome<Id>> {
    const outcome = await this.#callOnce(id, input);
    if (outcome.ok || outcome.failure.code !== "fresh_proof_needed") return outcome;
    return (await this.#parts.onProofNeeded()) ? this.#callOnce(id, input) : outcome;
  }

  async #callOnce<Id extends AdminRouteId>(
    id: Id,
    input: AdminInputOf<Id> & CallOptions,
  ): Promise<AdminOutcome<Id>> {
    const sending = await sendCall(this.#parts, this.#parts.routes[id], input);
    const { answer, body } = sending;
    if (answer?.ok === true && body !== undefined) {
      return { ok: true, data: body as AdminBodyOf<Id> };
    }
    return failureOf(this.#parts, sending);
  }
}
