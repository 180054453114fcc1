import { at, pageCode, type Page } from "../navigation/page.ts";
import { teamPath, vendorDeskPath } from "../navigation/paths.ts";

export const vendorPages: readonly Page[] = [
  at(
    vendorDeskPath,
    pageCode(async () => (await import("./vendor-desk-page.tsx")).VendorDeskPage),
  ),
  at(
    teamPath,
    pageCode(async () => (await import("./team-page.tsx")).TeamPage),
  ),
  at(
    "/account/team/:id",
    pageCode(async () => (await import("./helped-trade-page.tsx")).HelpedTradePage),
    ({ id }) => ({ id, key: id }),
  ),
];
