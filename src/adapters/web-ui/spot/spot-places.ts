import { at, pageCode, type Page } from "../navigation/page.ts";
import { spotPath, spotTerminalPath } from "../navigation/paths.ts";

/** The markets, and the terminal of one of them. */
export const spotPages: readonly Page[] = [
  at(
    spotPath,
    pageCode(async () => (await import("./spot-dashboard.tsx")).SpotDashboard),
  ),
  at(
    spotTerminalPath,
    pageCode(async () => (await import("./spot-terminal.tsx")).SpotTerminal),
  ),
];

/** What spot trading is, for everyone. */
export const spotLandingPages: readonly Page[] = [
  at(
    "/landing/spot-trading",
    pageCode(async () => (await import("./spot-landing.tsx")).SpotLanding),
  ),
];
