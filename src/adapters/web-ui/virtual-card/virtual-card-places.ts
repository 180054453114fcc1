import { at, pageCode, type Page } from "../navigation/page.ts";
import { cardsPath } from "../navigation/paths.ts";

/** The user's virtual cards, the order of one, and what is done with one. */
export const virtualCardPages: readonly Page[] = [
  at(
    cardsPath,
    pageCode(async () => (await import("./own-card-pages.ts")).CardsDashboard),
  ),
  at(
    "/virtual-cards/create-card",
    pageCode(async () => (await import("./own-card-pages.ts")).CreateCardPage),
  ),
  at(
    "/virtual-cards/:id/top-up",
    pageCode(async () => (await import("./own-card-pages.ts")).TopUpPage),
    ({ id }) => ({ id, key: id }),
  ),
  at(
    "/virtual-cards/:id/withdraw",
    pageCode(async () => (await import("./own-card-pages.ts")).WithdrawPage),
    ({ id }) => ({ id, key: id }),
  ),
  at(
    "/virtual-cards/:id/terminate",
    pageCode(async () => (await import("./own-card-pages.ts")).TerminatePage),
    ({ id }) => ({ id, key: id }),
  ),
];
