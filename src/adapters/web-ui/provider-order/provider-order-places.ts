import { at, pageCode, type Page } from "../navigation/page.ts";
import { offRampPath, onRampPath, topUpPath } from "../navigation/paths.ts";

/** Buying and selling coins at providers, and loading phones. */
export const providerOrderPages: readonly Page[] = [
  at(
    onRampPath,
    pageCode(async () => (await import("./own-provider-pages.ts")).OnRampPage),
  ),
  at(
    "/on-ramp/test-payment/:id",
    pageCode(async () => (await import("./own-provider-pages.ts")).TestPaymentPage),
    ({ id }) => ({ id, key: id }),
  ),
  at(
    offRampPath,
    pageCode(async () => (await import("./own-provider-pages.ts")).OffRampPage),
  ),
  at(
    topUpPath,
    pageCode(async () => (await import("./own-provider-pages.ts")).TopUpPage),
  ),
];
