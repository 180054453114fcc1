import { at, pageCode, type Page } from "../navigation/page.ts";
import { reputationPath } from "../navigation/paths.ts";

export const reputationPages: readonly Page[] = [
  at(
    reputationPath,
    pageCode(async () => (await import("./reputation-page.tsx")).ReputationPage),
  ),
];
