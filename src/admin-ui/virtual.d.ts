/** Method, path and key of every route of the console, taken from the compiled contract. */
declare module "virtual:admin-routes" {
  import type { AdminRouteTable } from "../adapters/http/client/admin-client.ts";
  export const routes: AdminRouteTable;
}

/** The colours of the platform by their names, for light and dark. */
declare module "virtual:look/colors" {
  type Colors = Readonly<Record<string, string>>;
  export const colors: { readonly light: Colors; readonly dark: Colors };
}

declare module "virtual:look/tokens.css";
declare module "virtual:look/fonts.css";

declare module "*.po" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
