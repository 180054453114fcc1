import { at, pageCode, type Page } from "../navigation/page.ts";

export const offerPages: readonly Page[] = [
  at(
    "/offer/:id",
    pageCode(async () => (await import("./offer-page.tsx")).OfferPage),
    ({ id }) => ({ key: id, id }),
  ),
];
