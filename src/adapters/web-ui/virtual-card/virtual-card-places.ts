import { at, pageCode, type Page } from "../navigation/page.ts";
import { cardsPath } from "../navigation/paths.ts";

const load = () => import("./own-card-pages.ts");

/** The user's virtual cards, the order of one, and what is done with one. */
export const virtualCardPages: readonly Page[] = [
  at(
    cardsPath,
    pageCode(async () => (await load()).CardsDashboard),
  ),
  at(
    "/virtual-cards/create-card",
    pageCode(async () => (await load()).CreateCardPage),
  ),
  at(
    "/virtual-cards/:id/:act",
    pageCode(async () => (await load()).CardActPage),
    ({ id, act }) => ({ id, act, key: id + act }),
  ),
];
