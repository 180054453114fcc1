import { at, pageCode, type Page } from "../navigation/page.ts";
import { liabilitiesPath } from "../navigation/paths.ts";

export const liabilityPages: readonly Page[] = [
  at(
    liabilitiesPath,
    pageCode(async () => (await import("./liabilities-page.tsx")).LiabilitiesPage),
  ),
];
