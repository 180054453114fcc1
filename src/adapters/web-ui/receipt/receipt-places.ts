import { verifyCasePath } from "../navigation/paths.ts";
import { at, pageCode, type Page } from "../navigation/page.ts";

export const receiptPages: readonly Page[] = [
  at(
    "/trade/receipt/:invoice",
    pageCode(async () => (await import("./receipt-page.tsx")).ReceiptPage),
    ({ invoice }) => ({ key: invoice, id: invoice }),
  ),
  at(
    verifyCasePath,
    pageCode(async () => (await import("./case-file-page.tsx")).CaseFilePage),
  ),
];
