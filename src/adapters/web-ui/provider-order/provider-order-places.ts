import { at, pageCode, type Page } from "../navigation/page.ts";
import { offRampPath, onRampPath, topUpPath } from "../navigation/paths.ts";

const load = () => import("./own-provider-pages.ts");

/** Buying and selling coins at providers, and loading phones. */
export const providerOrderPages: readonly Page[] = [
  at(
    onRampPath,
    pageCode(async () => (await load()).OnRampPage),
  ),
  at(
    "/on-ramp/test-payment/:id",
    pageCode(async () => (await load()).TestPaymentPage),
    ({ id }) => ({ id, key: id }),
  ),
  at(
    offRampPath,
    pageCode(async () => (await load()).OffRampPage),
  ),
  at(
    topUpPath,
    pageCode(async () => (await load()).TopUpPage),
  ),
];
