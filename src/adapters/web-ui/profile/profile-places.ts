import { at, pageCode, type Page } from "../navigation/page.ts";

export const profilePages: readonly Page[] = [
  at(
    "/user/:name",
    pageCode(async () => (await import("./profile-page.tsx")).ProfilePage),
    ({ name }) => ({ key: name, name }),
  ),
];
