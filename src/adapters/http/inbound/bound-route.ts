import type { Request } from "express";
import type { Actor } from "../../../application/actor/actor.ts";
import type { StaffActor } from "../../../application/actor/staff-actor.ts";
import type { SupportCaller } from "../../../application/actor/support-caller.ts";
import type { SentKey } from "./command-key.ts";
import type { GeneralRefusalCode, RefusalCode } from "../contract/refusals.ts";
import type { Access, AnswerOf, ParametersOf, RouteContract } from "../contract/route.ts";

/** One rejected field. */
export interface FieldFailure {
  readonly field: string;
  readonly code: string;
  readonly message: string;
  /** Of a start: the reason in the words of the specification. */
  readonly kind?: string;
}

/** A refusal, with whatever a program or a person needs besides the code's own message. */
export interface Refused<Code extends RefusalCode = RefusalCode> {
  readonly refusal: Code;
  readonly details?: readonly FieldFailure[];
  /** Of a start: the reason in the words of the specification. */
  readonly kind?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a handler gets: all of it checked against the contract. */
export interface Call<
  Path extends string = string,
  Who extends Access = Access,
  Query = object,
  Body = object,
> {
  /** The caller; undefined if the route is public and nobody is signed in. */
  readonly actor: CallerOf<Who>;
  readonly parameters: ParametersOf<Path>;
  readonly query: Query;
  readonly body: Body;
  /** The caller's `Idempotency-Key`, if the route takes one and it was sent. */
  readonly key: SentKey | undefined;
  /**
   * The request itself, for everything that is not input: cookies, address, the page's language.
   */
  readonly request: Request;
}

/** The kinds of callers of a route. */
type CallerOf<Who extends Access> = Who extends "staff"
  ? StaffActor
  : Who extends "trader"
    ? Actor
    : Who extends "support-chat"
      ? SupportCaller
      : Actor | undefined;

/** A response before it is written. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

/** A route with its handler. */
export interface BoundRoute {
  readonly contract: RouteContract;
  readonly handle: (call: Call<never>) => Promise<Answer | Refused>;
}

/**
 * Binds a handler to its contract: `bind(contract).to(handler)`. A response or refusal that the
 * contract does not name does not compile.
 */
export function bind<
  Path extends string,
  Who extends Access,
  Contract extends RouteContract<Path, Who>,
>(contract: Contract & RouteContract<Path, Who>) {
  return {
    to: (handle: (call: CallOf<Contract>) => Promise<HandlerResult<Contract>>): BoundRoute => ({
      contract,
      handle: handle as unknown as BoundRoute["handle"],
    }),
  };
}

/** The input that a contract's handler is called with. */
type CallOf<Contract> =
  Contract extends RouteContract<infer Path, infer Who, infer _A, infer Query, infer Body>
    ? Call<Path, Who, Query, Body>
    : never;

type HandlerResult<Contract> =
  | AnswerOf<Contract>
  | Refused<GeneralRefusalCode | RefusalCodeOf<Contract>>;

type RefusalCodeOf<Contract> =
  Contract extends RouteContract<infer _P, infer _W, infer _A, infer _Q, infer _B, infer Code>
    ? Code
    : never;

/** The usual success: the view under `data`. */
export function ok<const Data>(data: Data): { status: 200; body: { data: Data } } {
  return { status: 200, body: { data } };
}
