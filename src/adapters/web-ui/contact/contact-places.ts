import { at, pageCode, type Page } from "../navigation/page.ts";
import { blockedPath, recentPartnersPath, trustedPath } from "../navigation/paths.ts";

const contacts = pageCode(async () => (await import("./contacts-page.tsx")).ContactsPage);

export const contactPages: readonly Page[] = [
  at(recentPartnersPath, contacts, () => ({ key: "recent", list: "recent" })),
  at(trustedPath, contacts, () => ({ key: "trusted", list: "trusted" })),
  at(blockedPath, contacts, () => ({ key: "blocked", list: "blocked" })),
];
