import { at, pageCode, type Page } from "../navigation/page.ts";
import { supportPath } from "../navigation/paths.ts";

const support = pageCode(async () => (await import("./support-page.tsx")).SupportPage);

export const supportPages: readonly Page[] = [at(supportPath, support)];
