import type { Static, TSchema } from "typebox";
import type { StaffPermission } from "../../../domain/staff/staff-roles.ts";
import type { RefusalCode } from "./refusals.ts";

/** The HTTP methods that routes use. */
type Method = "get" | "post" | "put" | "delete";

/**
 * Who may call: anyone, a signed-in trader, whoever holds a token of the support chat, or staff with a
 * permission. The use case checks who owns the object.
 */
export type Access = "anyone" | "trader" | "support-chat" | "staff";

/** The responses: one schema for each status that the route may return. */
type AnswerSchemas = Readonly<Record<number, { description: string; body: TSchema }>>;

/**
 * The class of a request's input; its class-validator decorators define its shape. `nested` names
 * the classes of fields that are themselves objects or lists of objects.
 */
export type DtoClass<Dto extends object> = (new () => Dto) & {
  readonly nested?: Readonly<Record<string, DtoClass<object>>>;
};

/**
 * One route, defined once. The server, the OpenAPI document, the typed client and the tests are
 * derived from it.
 *
 * - `id`: the operation's name, unique.
 * - `path`: with parameters as `{name}`.
 * - `summary`: one line for the document.
 * - `permission`: what a role must have; required for staff access and used nowhere else.
 * - `needsFreshProof`: dangerous: staff prove who they are again if their last proof is too old.
 * - `mostBytes`: how large its body may be, where `usualMostBytes` is too little.
 * - `takesFile`: its body is a file, as bytes, which the handler reads.
 * - `sendsFile`: its success is a file (`sent-file.ts`); refusals are JSON.
 * - `takesKey`: honours `Idempotency-Key`: repeating the same key and body takes effect only once.
 * - `takesProof`: may ask for a proof of work, which is sent in a header.
 * - `tellsByField`: a refusal carries `fieldsErrors` and `commonError` too.
 * - `tellsServerMessage`: a refusal carries `serverErrorMessage` too.
 * - `tellsOfPhone`: a refusal carries `phoneError`, `codeError`, `errorCode` and `countdown` too.
 * - `refusals`: the codes with which the route may refuse, besides the general ones.
 */
export interface RouteContract<
  Path extends string = string,
  Who extends Access = Access,
  Answers extends AnswerSchemas = AnswerSchemas,
  Query extends object = object,
  Body extends object = object,
  Refused extends RefusalCode = RefusalCode,
> {
  readonly id: string;
  readonly method: Method;
  readonly path: Path;
  readonly summary: string;
  readonly access: Who;
  readonly permission?: Who extends "staff" ? StaffPermission : never;
  readonly needsFreshProof?: Who extends "staff" ? boolean : never;
  readonly query?: DtoClass<Query>;
  readonly body?: DtoClass<Body>;
  readonly mostBytes?: number;
  readonly takesFile?: boolean;
  readonly sendsFile?: boolean;
  readonly takesKey?: boolean;
  readonly takesProof?: boolean;
  readonly tellsByField?: boolean;
  readonly tellsServerMessage?: boolean;
  readonly tellsOfPhone?: boolean;
  readonly answers: Answers;
  readonly refusals?: readonly Refused[];
}

/** Checks a route's shape where it is defined, and keeps its exact type. */
export function route<
  const Path extends string,
  const Who extends Access,
  const Answers extends AnswerSchemas,
  Query extends object = Record<never, never>,
  Body extends object = Record<never, never>,
  const Refused extends RefusalCode = never,
>(
  contract: RouteContract<Path, Who, Answers, Query, Body, Refused>,
): RouteContract<Path, Who, Answers, Query, Body, Refused> {
  return contract;
}

/** How large the body of a request may be, unless its route says otherwise. */
export const usualMostBytes = 16_384;

/** One of the responses that the route's contract allows. */
export type AnswerOf<Contract> =
  Contract extends RouteContract<infer _Path, infer _Who, infer Answers>
    ? {
        [Status in keyof Answers & number]: {
          readonly status: Status;
          readonly body: Static<Answers[Status]["body"]>;
          readonly headers?: Readonly<Record<string, string | readonly string[]>>;
        };
      }[keyof Answers & number]
    : never;

/** The names of a path's parameters. */
export type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** The parameters of a path, by name. */
export type ParametersOf<Path extends string> = Readonly<Record<ParameterOf<Path>, string>>;
