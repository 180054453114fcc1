import type { Request } from "express";
import type { AnswerOf, RouteContract } from "../contract/route.ts";

/** A route with the code that answers it. */
export interface BoundRoute {
  readonly contract: RouteContract;
  readonly handle: (request: Request) => Promise<{
    readonly status: number;
    readonly body: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  }>;
}

/**
 * Binds a handler to its contract: `bind(contract).to(handler)`. An answer that the contract does
 * not name does not compile.
 */
export function bind<Contract extends RouteContract>(contract: Contract) {
  return {
    to: (handle: (request: Request) => Promise<AnswerOf<Contract>>): BoundRoute => ({
      contract,
      handle,
    }),
  };
}
