import { at, pageCode, type Page } from "../navigation/page.ts";
import { spotPath } from "../navigation/paths.ts";

/** The markets, and the terminal of one of them. */
export const spotPages: readonly Page[] = [
  at(
    spotPath,
    pageCode(async () => (await import("./own-spot-pages.ts")).SpotDashboard),
  ),
  at(
    "/spot-trading/terminal",
    pageCode(async () => (await import("./own-spot-pages.ts")).SpotTerminal),
  ),
];

/** What spot trading is, for everyone. */
export const spotLandingPages: readonly Page[] = [
  at(
    "/landing/spot-trading",
    pageCode(async () => (await import("./spot-landing.tsx")).SpotLanding),
  ),
];
