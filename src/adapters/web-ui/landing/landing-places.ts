import { at, pageCode, type Page } from "../navigation/page.ts";

export const landingPages: readonly Page[] = [
  at(
    "/",
    pageCode(async () => (await import("./landing-page.tsx")).LandingPage),
  ),
];
