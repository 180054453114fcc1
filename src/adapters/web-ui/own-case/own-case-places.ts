import { casesPath } from "../../http/contract/own-case/cases-path.ts";
import { at, pageCode, type Page } from "../navigation/page.ts";

export const ownCasePages: readonly Page[] = [
  at(
    casesPath,
    pageCode(async () => (await import("./own-cases-page.tsx")).OwnCasesPage),
  ),
];
