import { at, pageCode, type Page } from "../navigation/page.ts";
import { paymentLinksPath } from "../navigation/paths.ts";

export const merchantPages: readonly Page[] = [
  at(
    paymentLinksPath,
    pageCode(async () => (await import("./payment-links-page.tsx")).PaymentLinksPage),
  ),
  at(
    "/pay/:link",
    pageCode(async () => (await import("./pay-page.tsx")).PayPage),
    ({ link }) => ({ key: link, id: link }),
  ),
];
