import type { Static, TSchema } from "typebox";

/** The HTTP methods that routes use. */
export type Method = "get" | "post" | "put" | "delete";

/** What a caller gets back: one schema for each status that the route may answer with. */
export type AnswerSchemas = Readonly<Record<number, { description: string; body: TSchema }>>;

/**
 * One route, said once. The server, the OpenAPI document, the typed client and the tests are made
 * from it.
 *
 * - `id`: the operation's name, unique.
 * - `path`: with parameters as `{name}`.
 * - `summary`: one line for the document.
 */
export interface RouteContract<Answers extends AnswerSchemas = AnswerSchemas> {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly answers: Answers;
}

/** Checks a route's shape where it is written, and keeps its exact type. */
export function route<const Answers extends AnswerSchemas>(
  contract: RouteContract<Answers>,
): RouteContract<Answers> {
  return contract;
}

/** One of the answers that the route's contract allows. */
export type AnswerOf<Contract extends RouteContract> = {
  [Status in keyof Contract["answers"] & number]: {
    readonly status: Status;
    readonly body: Static<Contract["answers"][Status]["body"]>;
    readonly headers?: Readonly<Record<string, string>>;
  };
}[keyof Contract["answers"] & number];
