import { at, pageCode, type Page } from "../navigation/page.ts";

export const walletPages: readonly Page[] = [
  at(
    "/wallet",
    pageCode(async () => (await import("./wallet-page.tsx")).WalletPage),
  ),
];
