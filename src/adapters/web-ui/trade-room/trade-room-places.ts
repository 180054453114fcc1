import { at, pageCode, type Page } from "../navigation/page.ts";

export const tradeRoomPages: readonly Page[] = [
  at(
    "/trade/:id",
    pageCode(async () => (await import("./trade-page.tsx")).TradePage),
    ({ id }) => ({ key: id, id }),
  ),
  at(
    "/trade/lite/:id",
    pageCode(async () => (await import("./trade-lite-page.tsx")).TradeLitePage),
    ({ id }) => ({ key: id, id }),
  ),
];
