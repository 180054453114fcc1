import { at, pageCode, type Page } from "../navigation/page.ts";
import { corporatePath, verifyCompanyPath } from "../navigation/paths.ts";

export const companyPages: readonly Page[] = [
  at(
    corporatePath,
    pageCode(async () => (await import("./company-pages.tsx")).CorporatePage),
  ),
  at(
    verifyCompanyPath,
    pageCode(async () => (await import("./company-pages.tsx")).VerifyCompanyPage),
  ),
];
