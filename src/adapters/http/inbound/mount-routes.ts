import express, { type Router } from "express";
import { failed } from "./failures.ts";
import type { BoundRoute } from "./bound-route.ts";

/** Serves the routes. A method that a path does not have is refused with the ones that it has. */
export function mountRoutes(routes: readonly BoundRoute[]): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  for (const { contract, handle } of routes) {
    router[contract.method](expressPath(contract.path), async (request, response) => {
      const { status, body, headers } = await handle(request);
      response
        .status(status)
        .set({ "Cache-Control": "no-store", ...headers })
        .json(body);
    });
  }
  for (const [path, methods] of methodsByPath(routes)) {
    router.all(expressPath(path), (_request, response) => {
      const allowed = methods.flatMap((each) =>
        each === "get" ? ["GET", "HEAD"] : [each.toUpperCase()],
      );
      response.set("Allow", allowed.join(", "));
      failed(response, 405, "method_not_allowed", "This address does not take that method.");
    });
  }
  return router;
}

function methodsByPath(routes: readonly BoundRoute[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { contract } of routes) {
    methods.set(contract.path, [...(methods.get(contract.path) ?? []), contract.method]);
  }
  return methods;
}

/** Express writes a parameter as `:name`, the contract and OpenAPI as `{name}`. */
function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}
