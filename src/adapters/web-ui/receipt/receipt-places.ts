import { at, pageCode, type Page } from "../navigation/page.ts";

export const receiptPages: readonly Page[] = [
  at(
    "/trade/receipt/:id",
    pageCode(async () => (await import("./receipt-page.tsx")).ReceiptPage),
    ({ id }) => ({ key: id, id }),
  ),
];
