import { at, pageCode, type Page } from "../navigation/page.ts";

export const practisePages: readonly Page[] = [
  at(
    "/practise",
    pageCode(async () => (await import("./practise-page.tsx")).PractisePage),
  ),
  at(
    "/practise/:deed",
    pageCode(async () => (await import("./practice-page.tsx")).PracticePage),
    ({ deed }) => ({ key: deed, deed }),
  ),
];
