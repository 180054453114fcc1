/** Method, path and key of every route, which the build takes from the compiled contract. */
declare module "virtual:routes" {
  import type { RouteTable } from "../../http/client/client.ts";
  export const routes: RouteTable;
}
