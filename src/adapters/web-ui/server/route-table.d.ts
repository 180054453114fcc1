/** Method, path and key of the routes that anybody calls, which the build takes from the compiled contract. */
declare module "virtual:routes" {
  import type { OpenRoutes } from "../../http/client/client.ts";
  export const routes: OpenRoutes;
}

/** The same of those that only traders call. */
declare module "virtual:own-routes" {
  import type { RouteTable } from "../../http/client/client.ts";
  export const routes: RouteTable;
}
