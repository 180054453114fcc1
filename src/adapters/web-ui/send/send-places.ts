import { at, pageCode, type Page } from "../navigation/page.ts";
import { addressBookPath, sendPath } from "../navigation/paths.ts";

export const sendPages: readonly Page[] = [
  at(
    sendPath,
    pageCode(async () => (await import("./send-page.tsx")).SendPage),
  ),
  at(
    addressBookPath,
    pageCode(async () => (await import("./address-book-page.tsx")).AddressBookPage),
  ),
];
