import { at, pageCode, type Page } from "../navigation/page.ts";
import { convertPath } from "../navigation/paths.ts";

const convertPage = pageCode(async () => (await import("./convert-page.tsx")).ConvertPage);

export const conversionPages: readonly Page[] = [
  at(convertPath, convertPage),
  at("/swap", convertPage),
];
