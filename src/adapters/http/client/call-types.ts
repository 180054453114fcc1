import type { RefusalCode } from "../contract/refusals.ts";
import type { AnswerOf, ParameterOf, ParametersOf, RouteContract } from "../contract/route.ts";
import type { Contracts } from "../contract/routes.ts";

/** A route by the name of its operation. */
export type RouteId = keyof Contracts;

/** One rejected field. */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/**
 * Why a call was refused. `internal`: the server failed; `unreachable`: no response arrived, so it
 * is unknown whether the call took effect. `details` names fields under the code `validation` and
 * wherever a route defines it. `countdown`: seconds until another code can be sent, where that is the
 * reason.
 */
export interface CallFailure {
  readonly status: number;
  readonly code: RefusalCode | "internal" | "unreachable";
  /** English, for logs; pages translate by the code. */
  readonly message: string;
  readonly details: readonly FieldProblem[];
  readonly countdown?: number | null | undefined;
}

/** The result of a call. */
export type Outcome<Data, Meta> =
  | { readonly ok: true; readonly data: Data; readonly meta: Meta }
  | { readonly ok: false; readonly failure: CallFailure };

type Success<Id extends RouteId> = Extract<AnswerOf<Contracts[Id]>, { status: 200 }>["body"];

/** What a route returns under `data`. */
export type DataOf<Id extends RouteId> = Success<Id> extends { data: infer Data } ? Data : never;

/** What a route returns under `meta`; undefined if it has none. */
export type MetaOf<Id extends RouteId> =
  Success<Id> extends { meta: infer Meta } ? Meta : undefined;

type Parts<Contract> =
  Contract extends RouteContract<infer Path, infer _Who, infer _Answers, infer Query, infer Body>
    ? { path: Path; query: Query; body: Body }
    : never;

/** A field left blank may be undefined or empty: it is not sent. */
type Loose<Fields> = { readonly [Name in keyof Fields]: Fields[Name] | undefined };

/** The arguments of a call: parameters, query and body, as far as the route takes them. */
export type InputFor<Contract> = ParametersPart<Parts<Contract>["path"]> &
  FieldsPart<"query", Parts<Contract>["query"]> &
  FieldsPart<"body", Parts<Contract>["body"]>;

/** The same for a traders' route, by its name. */
export type InputOf<Id extends RouteId> = InputFor<Contracts[Id]>;

type ParametersPart<Path extends string> = [ParameterOf<Path>] extends [never]
  ? { readonly parameters?: never }
  : { readonly parameters: ParametersOf<Path> };

type FieldsPart<Name extends string, Fields> = [keyof Fields] extends [never]
  ? { readonly [Key in Name]?: never }
  : Record<never, never> extends Fields
    ? { readonly [Key in Name]?: Loose<Fields> }
    : { readonly [Key in Name]: Loose<Fields> };
